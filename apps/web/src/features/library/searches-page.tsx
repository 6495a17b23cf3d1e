import { Link, Outlet, useChildMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { HistoryList } from './history-list.tsx'
import styles from './searches-page.module.css'

/** /searchHistory: the history of the user's searches and, as a second tab with its own address, the saved strategies. */
export function SearchesPage() {
  const { t } = useTranslation('library')
  const isHistory = useChildMatches().length === 0
  return (
    <div className={styles['page']}>
      <nav className={styles['tabs']} aria-label={t('tabs.label')}>
        <Link to="/searchHistory" activeOptions={{ exact: true, includeSearch: false }}>
          {t('tabs.history')}
        </Link>
        <Link to="/searchHistory/strategies" activeOptions={{ includeSearch: false }}>
          {t('tabs.strategies')}
        </Link>
      </nav>
      {isHistory ? <HistoryList /> : <Outlet />}
    </div>
  )
}
