import type { ReportParameter } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { ResultListLink } from '../../components/result-list-link.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { FIRST_KIND } from '../../kinds/kinds.ts'
import { useLanguage } from '../../language/use-language.ts'
import styles from './analysis.module.css'
import { useChartCatalogue } from './use-analysis.ts'
import { useReport } from './use-report.ts'

const CATEGORIES = ['technical', 'enterprise', 'competitive'] as const
/** Records that the page names; the others are in the result list. */
const SHOWN = 20

/** /manageDetail: what a saved report consists of: its records, charts and texts. */
export function ReportDetailPage() {
  const { t } = useTranslation('analysis')
  const { id, data: report, error, refetch } = useReport()
  return (
    <div className={styles['page']}>
      <h1>{report?.title ?? t('reportDetail')}</h1>
      {id === '' && (
        <p role="status">
          {t('noReport')} <Link to="/searchIndex">{t('reports')}</Link>
        </p>
      )}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {id !== '' && !report && !error && <WaitingBar />}
      {report && (
        <>
          <p className={styles['bar']}>
            <Link to="/analyseView" search={{ id } as never} className="gz-button" data-kind="primary">
              {t('openReport')}
            </Link>
            <Link to="/downLoadPdf" search={{ id } as never} className="gz-button">
              {t('print')}
            </Link>
            {report.authority >= 2 && (
              <Link to="/reportConfigura" search={{ id } as never} className="gz-button">
                {t('edit')}
              </Link>
            )}
          </p>
          <dl className={styles['facts']}>
            <dt>{t('category')}</dt>
            <dd>{t(`categories.${CATEGORIES[report.category] ?? 'technical'}`)}</dd>
            <dt>{t('created')}</dt>
            <dd>{report.createTime}</dd>
            <dt>{t('changedAt')}</dt>
            <dd>{report.updateTime}</dd>
            <dt>{t('source')}</dt>
            <dd>
              {report.parameter.queryStr === undefined ? (
                t('sourceList')
              ) : (
                <ResultListLink query={report.parameter.queryStr}>{report.parameter.queryStr}</ResultListLink>
              )}
            </dd>
            {report.parameter.remark !== '' && (
              <>
                <dt>{t('remark')}</dt>
                <dd>{report.parameter.remark}</dd>
              </>
            )}
          </dl>
          <ReportCharts chartList={report.parameter.chartList} />
          <ReportRecords id={id} />
        </>
      )}
    </div>
  )
}

function ReportCharts({ chartList }: Pick<ReportParameter, 'chartList'>) {
  const { t } = useTranslation('analysis')
  const { data: charts = [] } = useChartCatalogue()
  return (
    <section>
      <h2>{t('charts', { count: chartList.length })}</h2>
      <ol>
        {chartList.map(({ type, text, applicantList = [] }, index) => {
          const entry = charts.find((one) => one.type === type || one.code === type)
          return (
            // Charts have no identity besides their position.
            <li key={index}>
              {entry?.name ?? type}
              {applicantList.length > 0 && <span className={styles['text']}> {applicantList.join(' / ')}</span>}
              <p className={styles['text']}>{entry?.formula}</p>
              {text !== '' && <p>{text}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The first of the analysed records. */
function ReportRecords({ id }: { readonly id: string }) {
  const { t } = useTranslation('analysis')
  const request = { reportId: id, from: 0, size: SHOWN }
  const { data, error, refetch } = useQuery(callQuery(useLanguage(), 'analysis', 'searchReportRecords', request))
  if (error) return <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingBar />
  return (
    <section>
      <h2>{data.totalRelation === 'eq' ? t('records', { count: data.total }) : t('recordsAtLeast', { count: data.total })}</h2>
      <ul className={styles['records']}>
        {data.list.map((row) => (
          <li key={row.id}>
            <Link to={FIRST_KIND.pages.record} search={{ id: row.id } as never}>
              {nameOf(row)}
            </Link>
          </li>
        ))}
      </ul>
      {data.total > data.list.length && <p className={styles['text']}>{t('firstRecords', { count: data.list.length })}</p>}
    </section>
  )
}

/** Number and title of a row of any kind, as far as it has them. */
function nameOf(row: { readonly id: string; readonly [name: string]: unknown }): string {
  const parts = [row['publication_number'], row['title']].filter((part) => typeof part === 'string' && part !== '')
  return parts.length === 0 ? row.id : parts.join(' ')
}
