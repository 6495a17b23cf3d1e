import { Link, useMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './app-header.module.css'
import { AccountEntry } from './account-entry.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** The pages the header leads to, in order. An entry is added with the page it opens. */
const ENTRIES = [
  { to: '/', title: 'patents' },
  { to: '/semantic', title: 'semantic' },
  { to: '/classificate', title: 'classificate' },
  { to: '/citationSearch', title: 'citationSearch' },
  { to: '/extendSearch', title: 'extendSearch' },
  { to: '/superSearch', title: 'superSearch' },
  { to: '/commandSearch', title: 'commandSearch' },
  { to: '/lawSearch', title: 'lawSearch' },
  { to: '/patchSearch', title: 'patchSearch' },
] as const

/** The bar at the top of every page. */
export function AppHeader() {
  const { t } = useTranslation()
  const bare = useMatches({ select: (matches) => matches.some((match) => match.staticData.bare) })
  return (
    <header className={styles['header']}>
      <Link to="/" className={styles['brand']} aria-label={t('brandLink')}>
        <Logo />
        <span className={styles['name']}>{t('product')}</span>
      </Link>
      {!bare && (
        <nav className={styles['nav']} aria-label={t('mainNavigation')}>
          {ENTRIES.map(({ to, title }) => (
            <Link key={to} to={to} className={styles['entry']}>
              {t(`navigation.${title}`)}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles['tools']}>
        <ThemeSwitch />
        <LanguageSwitch />
        {!bare && <AccountEntry />}
      </div>
    </header>
  )
}
