import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon/icon.tsx'
import { EntryLink } from '../navigation/entry-link.tsx'
import { entryLabel } from '../navigation/entry-label.ts'
import { TOOLS, workingGroups } from '../navigation/navigation-table.ts'
import styles from './app-header.module.css'
import { MenuButton } from './menu/menu-button.tsx'
import { isToolPage } from './sidebar/is-tool-page.ts'

/** The search dropdown of the top navigation: all tools, with what each is for (B.shell.01). */
export function SearchMenu() {
  const { t } = useTranslation()
  const { href, pathname } = useLocation()
  return (
    <MenuButton
      // Another page closes it.
      key={href}
      label={t('navigation.search')}
      side="start"
      className={styles['entry']}
      current={isToolPage(pathname)}
      face={
        <>
          {t('navigation.search')}
          <Icon name="down" size={12} />
        </>
      }
    >
      {workingGroups(TOOLS).map(({ heading, entries }) => (
        <section key={heading} className={styles['tools-group']} aria-label={t(`groups.${heading}`)}>
          <p>{t(`groups.${heading}`)}</p>
          <ul>
            {entries.map((entry) => (
              <li key={entry.to}>
                <EntryLink entry={entry} className={styles['tool-link']}>
                  <Icon name={entry.icon} size={18} />
                  {entryLabel(t, entry)}
                  {entry.isNew && <b className={styles['new']}>New</b>}
                </EntryLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </MenuButton>
  )
}
