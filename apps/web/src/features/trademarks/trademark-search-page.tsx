import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { TabStrip } from '../../components/tab-strip/tab-strip.tsx'
import { TRADEMARKS } from '../../kinds/trademarks/trademarks.ts'
import { KindContext } from '../../kinds/use-kind.ts'
import { AdvancedPage } from '../search/modes/advanced/advanced-page.tsx'
import { LateCommandPage } from './late-command-page.tsx'
import { LatePictureSearch } from './late-picture-search.tsx'
import { QuickSearch } from './quick-search.tsx'
import { RecentSearches } from './recent-searches.tsx'
import styles from './trademark-search-page.module.css'

/** The second is the search by picture: its address is in the specification. */
const TABS = ['quick', 'second', 'form', 'command'] as const

/**
 * /trademark: by words and classes, by conditions in rows and groups with the query they make (`tab=form`), or by a query in the query
 * language (`tab=command`), or by a picture of the mark (`tab=second`).
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
              <h1 className="visually-hidden">{t('page.quickTitle')}</h1>
              <QuickSearch />
              <RecentSearches />
            </div>
          )}
          {active === 'second' && (
            <div className={styles['quick']}>
              <h1 className="visually-hidden">{t('page.secondTitle')}</h1>
              <Suspense fallback={null}>
                <LatePictureSearch kind="trademark" />
              </Suspense>
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
