import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { ResultListLink } from '../../components/result-list-link.tsx'
import { forgetSearches, useRecentSearches } from '../../search-state/recent/recent-searches.ts'
import styles from './recent-searches.module.css'

/** The visitor's own searches; nothing before the first one. */
export function RecentSearches() {
  const { t } = useTranslation('home')
  const searches = useRecentSearches()
  if (searches.length === 0) return null
  return (
    <section>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t('recentSearches')}</h2>
        <Button kind="link" onClick={forgetSearches}>
          {t('forgetSearches')}
        </Button>
      </div>
      <ul className={styles['list']}>
        {searches.map((query) => (
          <li key={query}>
            <ResultListLink query={query} className={styles['search']}>
              {query}
            </ResultListLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
