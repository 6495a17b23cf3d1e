import type { Novelty } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { NoveltyProgress } from './novelty-progress.tsx'
import styles from './novelty.module.css'
import { Removed } from './removed.tsx'
import { PAGE_SIZE, useCancelNovelty, useNovelties, useNoveltyRemoval } from './use-novelty.ts'

/** The user's analyses, newest first. */
export function NoveltyHistory() {
  const { t } = useTranslation('novelty')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useNovelties(page)
  const removal = useNoveltyRemoval()
  const cancel = useCancelNovelty()
  const failed = removal.error ?? cancel.error
  const list = (data?.list ?? []).filter(({ id }) => !removal.pending.includes(id))
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  return (
    <section className={styles['group']}>
      <h2>{t('history')}</h2>
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {failed && <FailurePanel title={t('failed')} error={failed} onRetry={() => [removal, cancel].forEach(({ reset }) => reset())} />}
      {removal.pending.length > 0 && <Removed onUndo={removal.undo} />}
      {!data && !error && <WaitingBar />}
      {data && list.length === 0 && <p className={styles['text']}>{t('noHistory')}</p>}
      <ul className={styles['rows']}>
        {list.map((row) => (
          <HistoryRow key={row.id} row={row} onRemove={() => (row.status === 0 ? cancel.mutate(row.id) : removal.remove([row.id]))} />
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
