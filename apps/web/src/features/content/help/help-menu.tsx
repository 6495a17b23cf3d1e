import type { HelpEntry } from '@gezhi/contract/client'
import type { ReactNode } from 'react'
import { RecommendBadge } from './recommend-badge.tsx'
import styles from './help-menu.module.css'
import type { HelpLocation } from './help-location.ts'
import type { HelpPart } from './use-help-menu.ts'

/** Renders an entry: a link on a page, a button in the drawer. */
export type DrawEntry = (location: HelpLocation, current: boolean, children: ReactNode) => ReactNode

interface HelpMenuProps {
  readonly parts: readonly HelpPart[]
  readonly location: HelpLocation
  readonly draw: DrawEntry
}

/** The help centre's table of contents: parts, groups and articles, hot and new ones marked (B.help.06, B.help.07). */
export function HelpMenu({ parts, location, draw }: HelpMenuProps) {
  const panels = parts.filter((part) => part.kind === 'panel')
  return (
    <>
      {parts.map(
        (part) =>
          part.kind === 'articles' && (
            <section key={part.name} className={styles['part']}>
              <h2>{part.title}</h2>
              <Entries entries={part.entries} location={location} draw={draw} />
            </section>
          ),
      )}
      {panels.length > 0 && (
        <ul className={`${styles['entries']} ${styles['panels']}`}>
          {panels.map(({ name, title }) => (
            <li key={name}>{draw({ panel: name }, location.panel === name, title)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Entries({ entries, location, draw }: { entries: readonly HelpEntry[]; location: HelpLocation; draw: DrawEntry }) {
  return (
    <ul className={styles['entries']}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.detailContent === '' ? (
            <span className={styles['group']}>{entry.title}</span>
          ) : (
            draw(
              { id: String(entry.id) },
              location.id === String(entry.id),
              <>
                {entry.title}
                <RecommendBadge value={entry.recomend} />
              </>,
            )
          )}
          {entry.children.length > 0 && <Entries entries={entry.children} location={location} draw={draw} />}
        </li>
      ))}
    </ul>
  )
}
