import type { Novelty } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { NoveltyProgress } from './novelty-progress.tsx'
import styles from './novelty.module.css'
import { PAGE_SIZE, useNovelties } from './use-novelty.ts'

/** The user's analyses, newest first. */
export function NoveltyHistory() {
  const { t } = useTranslation('novelty')
  const [page, setPage] = useState(1)
  const [failure, setFailure] = useState<unknown>(null)
  const { data, error, refetch } = useNovelties(page)
  const queries = useQueryClient()
  const remove = (id: string) =>
    apiClient.novelty
      .deleteNovelty({ id })
      .catch(setFailure)
      .then(() => queries.invalidateQueries({ queryKey: ['novelty', 'listNovelties'] }))
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  return (
    <section className={styles['group']}>
      <h2>{t('history')}</h2>
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {failure !== null && <FailurePanel title={t('failed')} error={failure} onRetry={() => setFailure(null)} />}
      {!data && !error && <WaitingBar />}
      {data?.list.length === 0 && <p className={styles['text']}>{t('noHistory')}</p>}
      <ul className={styles['rows']}>
        {data?.list.map((row) => (
          <HistoryRow key={row.id} row={row} onRemove={() => void remove(row.id)} />
        ))}
      </ul>
      {last > 1 && <Pager page={page} last={last} label={t('pages')} onPage={setPage} />}
    </section>
  )
}

function HistoryRow({ row, onRemove }: { readonly row: Novelty; readonly onRemove: () => void }) {
  const { t } = useTranslation('novelty')
  const { id, title, status, features, documents, reason, createTime } = row
  return (
    <li className={styles['row']}>
      <Link to="/noveltyAnalys" search={{ id } as never}>
        {title}
      </Link>
      <span className={styles['text']}>{t('featureCount', { count: features })}</span>
      {documents !== null && <span className={styles['text']}>{t('documentCount', { count: documents })}</span>}
      <span className={styles['text']}>{createTime}</span>
      {status === 0 && <NoveltyProgress title={title} progress={row.progress} />}
      {status === 2 && <span className={styles['error']}>{reason}</span>}
      <Button aria-label={t(status === 0 ? 'cancelOf' : 'deleteOf', { title })} onClick={onRemove}>
        {t(status === 0 ? 'cancel' : 'delete')}
      </Button>
    </li>
  )
}
