import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { TabStrip } from '../../components/tab-strip/tab-strip.tsx'
import { TRADEMARKS } from '../../kinds/trademarks/trademarks.ts'
import { KindContext } from '../../kinds/use-kind.ts'
import { AdvancedPage } from '../search/modes/advanced/advanced-page.tsx'
import { LateCommandPage } from './late-command-page.tsx'
import { QuickSearch } from './quick-search.tsx'
import { RecentSearches } from './recent-searches.tsx'
import styles from './trademark-search-page.module.css'

const TABS = ['quick', 'form', 'command'] as const

/**
 * /trademark: by words and classes, by conditions in rows and groups with the query they make (`tab=form`), or by a query in the query
 * language (`tab=command`).
 */
export function TrademarkSearchPage() {
  const { t } = useTranslation('trademarks')
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const active = TABS.find((key) => key === tab) ?? 'quick'
  const tabs = TABS.map((key) => ({ key, title: t(`page.${key}`) }))
  return (
    <KindContext value={TRADEMARKS}>
      <div className={styles['page']}>
        <TabStrip
          label={t('page.tabs')}
          tabs={tabs}
          active={active}
          onActive={(key) => void navigate({ to: '/trademark', search: (key === 'quick' ? {} : { tab: key }) as never, replace: true })}
        >
          {active === 'quick' && (
            <div className={styles['quick']}>
              <QuickSearch />
              <RecentSearches />
            </div>
          )}
          {active === 'form' && <AdvancedPage />}
          {active === 'command' && (
            <Suspense fallback={null}>
              <LateCommandPage />
            </Suspense>
          )}
        </TabStrip>
      </div>
    </KindContext>
  )
}
