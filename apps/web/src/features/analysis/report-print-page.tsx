import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { ReportChart } from './report-view-page.tsx'
import { TaskDownloads } from './task-downloads.tsx'
import styles from './report-print-page.module.css'
import { useChartCatalogue } from './use-analysis.ts'
import { useReport } from './use-report.ts'

/** /downLoadPdf: a report on its own, as it is printed; the PDF is written by the server. */
export function ReportPrintPage() {
  const { t } = useTranslation('analysis')
  const { id, data: report, error, refetch } = useReport()
  const { data: charts = [] } = useChartCatalogue()
  return (
    <article className={styles['sheet']}>
      <p className={styles['actions']}>
        <Link to={id === '' ? '/searchIndex' : '/manageDetail'} search={(id === '' ? {} : { id }) as never}>
          {id === '' ? t('reports') : t('reportDetail')}
        </Link>
        {report && (
          <>
            <Button kind="primary" onClick={() => window.print()}>
              {t('print')}
            </Button>
            <TaskDownloads onStart={(fileType) => apiClient.analysis.exportReport({ id, fileType })} />
          </>
        )}
      </p>
      <h1>{report?.title ?? t('printTitle')}</h1>
      {id === '' && <p role="status">{t('noReport')}</p>}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {id !== '' && !report && !error && <WaitingBar />}
      {report && (
        <>
          <p className={styles['quiet']}>
            {t('updated', { time: report.updateTime })}
            {report.parameter.queryStr !== undefined && ` · ${t('query')}: ${report.parameter.queryStr}`}
          </p>
          {report.parameter.remark !== '' && <p>{report.parameter.remark}</p>}
          {report.parameter.chartList.map((chart, index) => {
            const entry = charts.find(({ type, code }) => type === chart.type || code === chart.type)
            // Charts have no identity besides their position.
            return entry && <ReportChart key={index} chart={chart} entry={entry} parameter={report.parameter} />
          })}
        </>
      )}
    </article>
  )
}
