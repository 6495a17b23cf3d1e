import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon/icon.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { EntryLink } from '../navigation/entry-link.tsx'
import { entryLabel } from '../navigation/entry-label.ts'
import { TOP_LINKS } from '../navigation/menus.ts'
import { AccountEntry } from './account-entry.tsx'
import styles from './app-header.module.css'
import { showDrawer } from './drawer.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MessageBell } from './message-bell.tsx'
import { SearchMenu } from './search-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/**
 * The bar at the top of every page: brand, top navigation, theme, language, account, and the button of the side menu, on a phone at the
 * left.
 */
export function AppHeader({ bare }: { bare: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <header className={styles['header']}>
      <Link to="/" className={styles['brand']} aria-label={t('brandLink')}>
        <Logo />
        <span className={styles['name']}>{t('product')}</span>
      </Link>
      {!bare && (
        <nav className={styles['nav']} aria-label={t('mainNavigation')}>
          <SearchMenu />
          {TOP_LINKS.map((entry) => (
            <EntryLink key={entry.to} entry={entry} className={styles['entry']}>
              {entryLabel(language, entry)}
            </EntryLink>
          ))}
        </nav>
      )}
      <div className={styles['tools']}>
        {!bare && (
          <button
            type="button"
            className={styles['tool']}
            aria-label={t('openHelp')}
            title={t('openHelp')}
            aria-haspopup="dialog"
            onClick={() => showDrawer('help')}
          >
            <Icon name="help" size={18} />
          </button>
        )}
        <ThemeSwitch />
        <LanguageSwitch />
        {!bare && <MessageBell />}
        {!bare && <AccountEntry />}
      </div>
      {!bare && (
        <button
          type="button"
          className={`${styles['tool']} ${styles['menu']}`}
          aria-label={t('sideMenu.open')}
          title={t('sideMenu.open')}
          aria-haspopup="dialog"
          onClick={() => showDrawer('sideMenu')}
        >
          <Icon name="menu" size={20} />
        </button>
      )}
    </header>
  )
}
