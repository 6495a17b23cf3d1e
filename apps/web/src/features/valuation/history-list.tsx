import type { StoredValuationRow, ValuationKind } from '@gezhi/contract/client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useDelayedRemoval } from '../../components/own-list/use-delayed-removal.ts'
import { Pager } from '../../components/pager/pager.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import styles from './valuation.module.css'

const PAGE_SIZE = 20

/** The user's valuations, newest first, all or of one kind. */
export function HistoryList({ kind, title }: { readonly kind?: ValuationKind; readonly title: string }) {
  const { t } = useTranslation('valuation')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    ...callQuery(useLanguage(), 'valuation', 'listValuations', { pageNo: page, pageSize: PAGE_SIZE, ...(kind && { kind }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const queries = useQueryClient()
  const removal = useDelayedRemoval(
    (ids) => apiClient.valuation.deleteValuations({ idList: [...ids] }, { keepalive: true }),
    () => queries.invalidateQueries({ queryKey: ['valuation', 'listValuations'] }),
  )
  const list = (data?.list ?? []).filter(({ id }) => !removal.pending.includes(id))
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  return (
    <section className={styles['group']}>
      <h2>{title}</h2>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {removal.error && <FailurePanel title={t('failed')} error={removal.error} onRetry={removal.reset} />}
      {removal.pending.length > 0 && (
        <p role="status">
          {t('removed', { count: removal.pending.length })}{' '}
          <Button kind="link" onClick={removal.undo}>
            {t('undo')}
          </Button>
        </p>
      )}
      {!data && !error && <WaitingBar />}
      {data && list.length === 0 && <p className={styles['text']}>{t('noHistory')}</p>}
      <ul className={styles['rows']}>
        {list.map((row) => (
          <HistoryRow key={row.id} row={row} onRemove={() => removal.remove([row.id])} />
        ))}
      </ul>
      {last > 1 && <Pager page={page} last={last} label={t('pages')} onPage={setPage} />}
    </section>
  )
}

function HistoryRow({ row, onRemove }: { readonly row: StoredValuationRow; readonly onRemove: () => void }) {
  const { t } = useTranslation('valuation')
  const { id, kind, title, count, average, levels, createTime } = row
  return (
    <li className={styles['row']}>
      {kind === 'patent' ? (
        <Link to="/assessmentDetail" search={{ id: title } as never}>
          {title}
        </Link>
      ) : (
        <Link to={kind === 'portfolio' ? '/assessmentIPRDetail' : '/assessmentList'} search={{ id } as never}>
          {title}
        </Link>
      )}
      <span className={styles['text']}>{t(`kinds.${kind}`)}</span>
      <span className={styles['text']}>{t('patents', { count })}</span>
      <span className={styles['text']}>{t('average', { value: average })}</span>
      {kind !== 'patent' && (
        <span className={styles['text']}>
          A {levels.A} · B {levels.B} · C {levels.C} · D {levels.D}
        </span>
      )}
      <span className={styles['text']}>{createTime}</span>
      <Button aria-label={`${t('delete')} ${title}`} onClick={onRemove}>
        {t('delete')}
      </Button>
    </li>
  )
}
