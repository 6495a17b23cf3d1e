import type { ValuationDetail } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { LevelBadge, Meter } from './level-badge.tsx'
import { ReportButton } from './report-button.tsx'
import { ScoreGroup } from './score-tree.tsx'
import { useAddressText } from './use-address.ts'
import { ValuedTable } from './valued-table.tsx'
import styles from './valuation.module.css'

/** /assessmentDetail?id=CN…: the value of one patent, its scores with their inputs, similar patents and the report. */
export function ValuationDetailPage() {
  const { t } = useTranslation('valuation')
  const id = useAddressText('id')
  const { data, error, refetch } = useQuery({ ...callQuery(useLanguage(), 'valuation', 'getValuation', { id }), enabled: id !== '' })
  return (
    <div className={styles['page']}>
      <h1 translate={data ? 'no' : undefined}>{data?.patent.title ?? t('detailTitle')}</h1>
      {id === '' && (
        <p>
          <Link to="/assessment">{t('noPatent')}</Link>
        </p>
      )}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {id !== '' && !data && !error && <WaitingBar />}
      {data && <Detail data={data} />}
    </div>
  )
}

function Detail({ data }: { readonly data: ValuationDetail }) {
  const { t } = useTranslation('valuation')
  const { patent, total, level, known, version, time, peers } = data
  const number = patent.publication_number ?? patent.id
  const groups = [data.strategyValue, data.legalValue, data.technicalValue, data.marketValue]
  return (
    <>
      <div className={styles['bar']}>
        <Link to="/searchDetail" search={{ id: number } as never}>
          {number}
        </Link>
        <span className={styles['text']} translate="no">
          {patent.applicant_patentee.original.map(({ name }) => name).join('; ')}
        </span>
        <Link to="/preEvaluation" search={{ id: number } as never} className="gz-button">
          {t('preTry')}
        </Link>
        <ReportButton create={() => apiClient.valuation.exportValuation({ id: number })} name={number} />
      </div>
      <section className={styles['card']} aria-label={t('totalOf', { total })}>
        <div className={styles['bar']}>
          <span className={styles['total']}>{total}</span>
          <LevelBadge level={level} />
          <span className={styles['text']}>{t('known', { known })}</span>
          <span className={styles['text']}>{t('version', { version })}</span>
          <span className={styles['text']}>{t('time', { time })}</span>
        </div>
        <Meter share={total / 100} />
        {peers === null || peers.total === null ? (
          <p className={styles['text']}>{t('noPeers')}</p>
        ) : (
          <p className={styles['text']}>
            {t('peers', { year: peers.year, classCode: peers.classCode, found: peers.found, compared: peers.compared })} ·{' '}
            {t('percentile', { percentile: peers.total.percentile })} ·{' '}
            {t('spread', { min: peers.total.min, median: peers.total.median, max: peers.total.max })}
          </p>
        )}
      </section>
      {groups.map((group) => (
        <ScoreGroup key={group.key} group={group} />
      ))}
      <SimilarPatents id={number} />
    </>
  )
}

function SimilarPatents({ id }: { readonly id: string }) {
  const { t } = useTranslation('valuation')
  const [isShown, setShown] = useState(false)
  const { data, error, refetch } = useQuery({
    ...callQuery(useLanguage(), 'valuation', 'valueSimilarPatents', { id }),
    enabled: isShown,
  })
  return (
    <section className={styles['group']}>
      <h2>{t('similar')}</h2>
      {!isShown && (
        <div className={styles['bar']}>
          <Button onClick={() => setShown(true)}>{t('showSimilar')}</Button>
        </div>
      )}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {isShown && !data && !error && <WaitingBar />}
      {data && data.list.length === 0 && <p className={styles['text']}>{t('noSimilar')}</p>}
      {data && data.list.length > 0 && <ValuedTable rows={data.list} label={t('similar')} />}
    </section>
  )
}
