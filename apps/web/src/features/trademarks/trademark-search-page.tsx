import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TabStrip } from '../../components/tab-strip/tab-strip.tsx'
import { TRADEMARKS } from '../../kinds/trademarks/trademarks.ts'
import { KindContext } from '../../kinds/use-kind.ts'
import { AdvancedPage } from '../search/modes/advanced/advanced-page.tsx'
import { QuickSearch } from './quick-search.tsx'
import { RecentSearches } from './recent-searches.tsx'
import styles from './trademark-search-page.module.css'

/** /trademark: by words and classes, or by conditions in rows and groups with the query they make; `tab=form` is the latter. */
export function TrademarkSearchPage() {
  const { t } = useTranslation('trademarks')
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const active = tab === 'form' ? 'form' : 'quick'
  const tabs = (['quick', 'form'] as const).map((key) => ({ key, title: t(`page.${key}`) }))
  return (
    <KindContext value={TRADEMARKS}>
      <div className={styles['page']}>
        <TabStrip
          label={t('page.tabs')}
          tabs={tabs}
          active={active}
          onActive={(key) => void navigate({ to: '/trademark', search: (key === 'form' ? { tab: 'form' } : {}) as never, replace: true })}
        >
          {active === 'form' ? (
            <AdvancedPage />
          ) : (
            <div className={styles['quick']}>
              <QuickSearch />
              <RecentSearches />
            </div>
          )}
        </TabStrip>
      </div>
    </KindContext>
  )
}
