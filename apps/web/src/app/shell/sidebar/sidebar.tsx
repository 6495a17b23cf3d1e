import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon/icon.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { EntryLink } from '../../navigation/entry-link.tsx'
import { entryLabel } from '../../navigation/entry-label.ts'
import { TOOLS } from '../../navigation/menus.ts'
import { foldSidebar, useSidebarFolded } from './sidebar-fold.ts'
import styles from './sidebar.module.css'

/** The tools next to their pages: 200 px with labels, or 56 px with icons and tooltips on hover and focus (B.shell.04, B.shell.07). */
export function Sidebar() {
  const { t } = useTranslation()
  const language = useLanguage()
  const folded = useSidebarFolded()
  const fold = t(folded ? 'sidebar.unfold' : 'sidebar.fold')
  return (
    <nav className={styles['sidebar']} data-folded={folded || undefined} aria-label={t('sidebar.name')}>
      {TOOLS.map(({ heading, entries }) => (
        <section key={heading} aria-label={t(`groups.${heading}`)}>
          <p className={styles['heading']} aria-hidden={folded}>
            {t(`groups.${heading}`)}
          </p>
          <ul>
            {entries.map((entry) => (
              <li key={entry.to}>
                <EntryLink entry={entry} className={styles['link']}>
                  <Icon name={entry.icon} size={18} />
                  <span className={styles['label']}>{entryLabel(language, entry)}</span>
                  {entry.isNew && <b className={styles['new']}>New</b>}
                </EntryLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <button type="button" className={styles['fold']} aria-expanded={!folded} onClick={() => foldSidebar(!folded)}>
        <Icon name={folded ? 'next' : 'previous'} />
        <span className={styles['label']}>{fold}</span>
      </button>
    </nav>
  )
}
