import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon/icon.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { EntryLink } from '../navigation/entry-link.tsx'
import { entryLabel } from '../navigation/entry-label.ts'
import { usePreferences } from '../../preferences/preferences.ts'
import { HOME, TOOLS } from '../navigation/menus.ts'
import type { NavigationEntry } from '../../routing/feature.ts'
import styles from './app-header.module.css'
import { MenuButton } from './menu/menu-button.tsx'
import { isToolPage } from './sidebar/is-tool-page.ts'

/** The search dropdown of the top navigation: all tools, each with its purpose (B.shell.01). */
export function SearchMenu() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { href, pathname } = useLocation()
  const first = useFirstTool()
  return (
    <div className={styles['split']}>
      <EntryLink entry={first} className={styles['entry']}>
        <span title={entryLabel(language, first)}>{t('navigation.search')}</span>
      </EntryLink>
      <MenuButton
        // Navigation closes it.
        key={href}
        label={t('navigation.search')}
        side="start"
        className={styles['entry']}
        current={isToolPage(pathname)}
        face={<Icon name="down" size={12} />}
      >
        {TOOLS.map(({ heading, entries }) => (
          <section key={heading} className={styles['tools-group']} aria-label={t(`groups.${heading}`)}>
            <p>{t(`groups.${heading}`)}</p>
            <ul>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <EntryLink entry={entry} className={styles['tool-link']}>
                    <Icon name={entry.icon} size={18} />
                    {entryLabel(language, entry)}
                    {entry.isNew && <b className={styles['new']}>New</b>}
                  </EntryLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </MenuButton>
    </div>
  )
}

/** The tool that the entry itself opens: the user's setting, if its page exists (decision G115). */
function useFirstTool(): NavigationEntry {
  const { defaultPage } = usePreferences()
  const tools = TOOLS.flatMap(({ entries }) => entries)
  return tools.find(({ to }) => to === defaultPage) ?? tools[0] ?? HOME
}
