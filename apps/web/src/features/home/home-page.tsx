import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadNamespaces } from '../../language/i18n.ts'
import { useLanguage } from '../../language/use-language.ts'
import { ActivityOutlet } from './activity/activity-outlet.tsx'
import { HomeCards } from './cards/home-cards.tsx'
import { HomeCounters } from './counters/home-counters.tsx'
import { ExampleQueries } from './example-queries.tsx'
import { GuideOutlet } from './guide/guide-outlet.tsx'
import { HotWords } from './hot-words.tsx'
import styles from './home-page.module.css'
import { HomeNews } from './news/home-news.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { ShortcutsOutlet } from './shortcuts/shortcuts-outlet.tsx'
import { SearchBox } from './search-box/search-box.tsx'
import { useStartSearch } from './use-start-search.ts'

const SyntaxHelp = lazy(async () => {
  const [chunk] = await Promise.all([import('../../components/syntax-help/syntax-help.tsx'), loadNamespaces(['syntax'])])
  return { default: chunk.SyntaxHelp }
})

/** The start page: one box, words to start with, contents of the collection, and example queries. */
export function HomePage() {
  const { t } = useTranslation('home')
  const startSearch = useStartSearch()
  const [helpOpen, setHelpOpen] = useState(false)
  return (
    <>
      <section className={styles['hero']}>
        <h1 className={styles['headline']}>{t('headline')}</h1>
        <p className={styles['promise']}>{t('promise')}</p>
        <SearchBox onSearch={startSearch} />
        <div className={styles['below']}>
          <HotWords language={useLanguage()} />
          <div className={styles['tips']}>
            <GuideOutlet />
            <button type="button" className={styles['help']} aria-haspopup="dialog" onClick={() => setHelpOpen(true)}>
              {t('syntaxHelp')}
            </button>
          </div>
        </div>
      </section>
      <div className={styles['body']}>
        <HomeCards />
        <HomeCounters />
        <RecentSearches />
        <ShortcutsOutlet />
        <ExampleQueries />
        <HomeNews />
      </div>
      <ActivityOutlet />
      {helpOpen && (
        <Suspense fallback={null}>
          <SyntaxHelp onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
