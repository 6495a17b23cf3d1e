import type { HelpEntry } from '@gezhi/contract/client'
import type { ReactNode } from 'react'
import { RecommendBadge } from './recommend-badge.tsx'
import styles from './help-menu.module.css'
import type { HelpPlace } from './help-place.ts'
import type { HelpPart } from './use-help-menu.ts'

/** Draws what leads to a place: a link on a page, a button in the drawer. */
export type DrawEntry = (place: HelpPlace, current: boolean, children: ReactNode) => ReactNode

interface HelpMenuProps {
  readonly parts: readonly HelpPart[]
  readonly place: HelpPlace
  readonly draw: DrawEntry
}

/** The help centre's table of contents: parts, groups and articles, hot and new ones marked (B.help.06, B.help.07). */
export function HelpMenu({ parts, place, draw }: HelpMenuProps) {
  const panels = parts.filter((part) => part.kind === 'panel')
  return (
    <>
      {parts.map(
        (part) =>
          part.kind === 'articles' && (
            <section key={part.name} className={styles['part']}>
              <h2>{part.title}</h2>
              <Entries entries={part.entries} place={place} draw={draw} />
            </section>
          ),
      )}
      {panels.length > 0 && (
        <ul className={`${styles['entries']} ${styles['panels']}`}>
          {panels.map(({ name, title }) => (
            <li key={name}>{draw({ panel: name }, place.panel === name, title)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Entries({ entries, place, draw }: { entries: readonly HelpEntry[]; place: HelpPlace; draw: DrawEntry }) {
  return (
    <ul className={styles['entries']}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.detailContent === '' ? (
            <span className={styles['group']}>{entry.title}</span>
          ) : (
            draw(
              { id: String(entry.id) },
              place.id === String(entry.id),
              <>
                {entry.title}
                <RecommendBadge value={entry.recomend} />
              </>,
            )
          )}
          {entry.children.length > 0 && <Entries entries={entry.children} place={place} draw={draw} />}
        </li>
      ))}
    </ul>
  )
}
