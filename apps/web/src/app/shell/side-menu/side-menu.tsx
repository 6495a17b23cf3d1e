import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon/icon.tsx'
import { PHONE, useMedia } from '../../../components/media/use-media.ts'
import { SidePanel } from '../../../components/side-panel/side-panel.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { EntryLink } from '../../navigation/entry-link.tsx'
import { entryLabel } from '../../navigation/entry-label.ts'
import { menuBase } from '../../../installation/environment.ts'
import { SIDE_MENU, TOOLS, TOP_LINKS } from '../../navigation/menus.ts'
import type { NavigationEntry } from '../../../routing/feature.ts'
import { showDrawer } from '../drawer.ts'
import styles from './side-menu.module.css'

/**
 * The side menu, a drawer at the right: three groups, and on a phone the further entries of the sidebar and the top navigation
 * (B.shell.08).
 */
export function SideMenu() {
  const { t } = useTranslation()
  const phone = useMedia(PHONE)
  const base = menuBase()
  const groups = SIDE_MENU
  const close = () => showDrawer(null)
  return (
    <SidePanel title={t('sideMenu.title')} closeLabel={t('sideMenu.close')} onClose={close} width={320}>
      {/* Navigation closes it beforehand, except to the current page. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <nav className={styles['menu']} aria-label={t('sideMenu.title')} onClick={close}>
        {groups.map(({ heading, entries }) => (
          <section key={heading} aria-label={t(`groups.${heading}`)}>
            <h3>{t(`groups.${heading}`)}</h3>
            <Entries entries={entries} base={heading === 'start' ? undefined : base} />
          </section>
        ))}
        {phone && <Entries entries={restOf(groups.flatMap(({ entries }) => entries))} base={undefined} />}
      </nav>
    </SidePanel>
  )
}

function Entries({ entries, base }: { entries: readonly NavigationEntry[]; base: string | undefined }) {
  const language = useLanguage()
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entryLabel(language, entry)}>
          <EntryLink entry={entry} base={base} className={styles['link']}>
            <Icon name={entry.icon} size={18} />
            {entryLabel(language, entry)}
          </EntryLink>
        </li>
      ))}
    </ul>
  )
}

/** The tools and pages that have no other menu on a phone. */
function restOf(shown: readonly NavigationEntry[]): NavigationEntry[] {
  const all = [...TOOLS.flatMap(({ entries }) => entries), ...TOP_LINKS]
  return all.filter(({ to }) => !shown.some((entry) => entry.to === to))
}
