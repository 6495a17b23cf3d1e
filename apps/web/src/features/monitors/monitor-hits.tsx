import type { FollowType, MonitorHit } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { LegalStatusTag } from '../../components/legal-status/legal-status-tag.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { recordDate } from '../../kinds/record-date.ts'
import { useKind } from '../../kinds/use-kind.ts'
import styles from './monitors-page.module.css'
import { PAGE_SIZE, useMonitorHits } from './use-monitors.ts'

/** The records that a run reported as new, a page at a time. */
export function MonitorHits({ runId }: { readonly runId: string }) {
  const { t } = useTranslation('monitors')
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useMonitorHits(runId, page)
  if (error) return <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <WaitingBar />
  const last = Math.max(1, Math.ceil(data.total / PAGE_SIZE))
  return (
    <div className={styles['hits']}>
      <ol start={(page - 1) * PAGE_SIZE + 1} aria-label={t('hits')} aria-busy={isPlaceholderData}>
        {data.list.map((hit) => (
          <HitRow key={hit.code} hit={hit} />
        ))}
      </ol>
      {last > 1 && <Pager page={page} last={last} label={t('hitPages')} onPage={setPage} />}
    </div>
  )
}

function HitRow({ hit: { code, title, record } }: { readonly hit: MonitorHit }) {
  const { t } = useTranslation('monitors')
  const { name, pages } = useKind()
  if (record === null) {
    return (
      <li>
        <p className={styles['head']}>
          <span className={styles['number']}>{code}</span> {t('gone')}
        </p>
      </li>
    )
  }
  const { status, parties, applicationDate, publicationDate } = record
  return (
    <li>
      <p className={styles['head']}>
        <Link to={pages.record} search={{ id: code }}>
          {title || t('untitled')}
        </Link>
        <span className={styles['number']}>{code}</span>
        <LegalStatusTag status={status === null ? null : { status, hollow: status === 'granted_unverified', note: null, title: null }} />
      </p>
      <p className={styles['facts']}>
        {parties.length > 0 && <span>{parties.join('; ')}</span>}
        {applicationDate !== null && <span>{t(`applied.${name as FollowType}`, { date: recordDate(applicationDate) })}</span>}
        {publicationDate !== null && <span>{t('published', { date: recordDate(publicationDate) })}</span>}
      </p>
    </li>
  )
}
