import { Link, useSearch } from '@tanstack/react-router'
import type { Landscape } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { useWaitingStage } from '../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import styles from './landscape.module.css'
import { LandscapeProgress } from './landscape-progress.tsx'
import { LandscapeView } from './landscape-view.tsx'
import { PAGE_SIZE, useLandscapes, useInvalidateLandscapes } from './use-landscapes.ts'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** /visualindex/landscape: the user's landscapes, newest first, or with `id` one of them. */
export function LandscapesPage() {
  const { id } = useSearch({ strict: false }) as { id?: unknown }
  return typeof id === 'string' && ID.test(id) ? <LandscapeView key={id} id={id} /> : <LandscapeList />
}

function LandscapeList() {
  const { t } = useTranslation('landscape')
  const [page, setPage] = useState(1)
  const [failure, setFailure] = useState<unknown>(null)
  const { data, error, refetch, isFetching, isPlaceholderData } = useLandscapes(page)
  const stage = useWaitingStage(isFetching && (data === undefined || isPlaceholderData))
  const again = useInvalidateLandscapes()
  const remove = (id: string) =>
    apiClient.landscape
      .deleteLandscapes({ idList: [id] })
      .catch(setFailure)
      .then(() => again())
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  return (
    <div className={styles['page']}>
      {stage !== 'none' && <WaitingBar />}
      <h1>{t('title')}</h1>
      <p className={styles['secondary']}>{t('intro')}</p>
      {failure !== null && <FailurePanel title={t('failed')} error={failure} onRetry={() => setFailure(null)} />}
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && (
        <div className={styles['empty']}>
          <p>{t('empty')}</p>
          <p>{t('emptyWhy')}</p>
          <Link to="/">{t('search')}</Link>
        </div>
      )}
      {data && data.list.length > 0 && (
        <section aria-label={t('list')}>
          <ul className={styles['rows']}>
            {data.list.map((landscape) => (
              <LandscapeRow key={landscape.id} landscape={landscape} onRemove={() => void remove(landscape.id)} />
            ))}
          </ul>
        </section>
      )}
      {last > 1 && <Pager page={page} last={last} label={t('pages')} onPage={setPage} />}
    </div>
  )
}

function LandscapeRow({ landscape, onRemove }: { readonly landscape: Landscape; readonly onRemove: () => void }) {
  const { t } = useTranslation('landscape')
  const { id, title: given, state, total, createTime, reason } = landscape
  const title = given || t('noQuery')
  const isUnfinished = state === 'waiting' || state === 'running'
  return (
    <li className={styles['row']}>
      <div>
        <Link to="/visualindex/landscape" search={{ id } as never}>
          {title}
        </Link>
        <p className={styles['secondary']}>
          {createTime} {total !== null && t('documents', { count: total })}
        </p>
        {isUnfinished && <LandscapeProgress landscape={landscape} />}
        {state === 'failed' && <p className={styles['failure']}>{reason}</p>}
      </div>
      <Button aria-label={t('removeOf', { title })} onClick={onRemove}>
        {t(isUnfinished ? 'cancel' : 'remove')}
      </Button>
    </li>
  )
}
