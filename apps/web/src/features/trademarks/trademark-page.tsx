import { ApiError } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { LateFollowedChanges } from '../../components/followed-record/late-followed-record.tsx'
import { LateNotesSection } from '../../components/notes/late-notes-section.tsx'
import { usePassage } from '../../components/passage/use-passage.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { TRADEMARKS } from '../../kinds/trademarks/trademarks.ts'
import { KindContext } from '../../kinds/use-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useSessionUser } from '../../session/session-store.ts'
import { GoodsList } from './goods-list.tsx'
import { MarkFacts } from './mark-facts.tsx'
import { MarkHeader } from './mark-header.tsx'
import { MarkParties } from './mark-parties.tsx'
import { MarkTimeline } from './mark-timeline.tsx'
import { Oppositions } from './oppositions.tsx'
import styles from './trademark-page.module.css'

/** /trademark/detaile?id=EM018224433: one trademark. */
export function TrademarkPage() {
  const { t } = useTranslation('trademarks')
  const { id = '' } = useSearch({ strict: false }) as { id?: string }
  const user = useSessionUser()
  const { data, error, isPending, refetch } = useQuery({
    ...callQuery(useLanguage(), 'trademarks', 'getTrademark', { id }),
    enabled: id !== '',
  })
  usePassage(data !== undefined)
  if (id === '' || (error instanceof ApiError && error.code === 404)) return <Missing id={id} />
  if (error) return <FailurePanel title={t('detail.failed')} error={error} onRetry={() => void refetch()} />
  if (isPending) return <WaitingBar />
  return (
    <KindContext value={TRADEMARKS}>
      <article className={styles['page']}>
        <MarkHeader mark={data} />
        <Suspense fallback={null}>{user !== null && <LateFollowedChanges key={data.id} type="trademark" code={data.id} />}</Suspense>
        <div className={styles['columns']}>
          <div>
            <GoodsList goods={data.goods} />
            <Oppositions oppositions={data.oppositions} />
            <Suspense fallback={null}>
              <LateNotesSection key={data.id} kind="trademark" id={data.id} className={styles['section']} />
            </Suspense>
          </div>
          <div>
            <MarkFacts mark={data} />
            <MarkParties mark={data} />
            <MarkTimeline mark={data} />
          </div>
        </div>
      </article>
    </KindContext>
  )
}

function Missing({ id }: { readonly id: string }) {
  const { t } = useTranslation('trademarks')
  return (
    <div className={styles['missing']}>
      <h1>{t('detail.missing')}</h1>
      {id !== '' && <p>{t('detail.missingWhy', { id })}</p>}
      <Link to="/trademark">{t('detail.back')}</Link>
    </div>
  )
}
