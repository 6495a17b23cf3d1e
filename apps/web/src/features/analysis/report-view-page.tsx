import { ApiError, type CatalogueChart, type ReportParameter } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { Figures } from './analysis-view.tsx'
import styles from './analysis.module.css'
import { ReportRuns, type ChosenRuns } from './report-runs.tsx'
import { ReportUsersAction } from './report-users-action.tsx'
import { ScheduleReport } from './schedule-report.tsx'
import { ShareReport } from './share-report.tsx'
import { StoredFigures } from './stored-figures.tsx'
import { TaskDownloads } from './task-downloads.tsx'
import { useChartCatalogue } from './use-analysis.ts'
import { useReport } from './use-report.ts'

/** /analyseView: a report with its charts and texts, counted anew or of a stored run; with `share` the one of a link. */
export function ReportViewPage() {
  const { share } = useSearch({ strict: false }) as { share?: unknown }
  return <div className={styles['page']}>{typeof share === 'string' ? <SharedReport shareCode={share} /> : <OwnReport />}</div>
}

function SharedReport({ shareCode }: { readonly shareCode: string }) {
  const { t } = useTranslation('analysis')
  const { data: charts = [] } = useChartCatalogue()
  const request = callQuery(useLanguage(), 'analysis', 'openSharedReport', { shareCode })
  const { data, error, refetch } = useQuery({ ...request, staleTime: 0 })
  // To try again would not help.
  const isEnded = error instanceof ApiError && error.error === 'REPORT_SHARE_NOT_FOUND'
  return (
    <>
      <h1>{data?.title ?? t('share.title')}</h1>
      {isEnded && (
        <>
          <p role="status">{t('share.ended')}</p>
          <Link to="/searchIndex">{t('reports')}</Link>
        </>
      )}
      {error && !isEnded && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && <StoredFigures figures={data} charts={charts} />}
    </>
  )
}

function OwnReport() {
  const { t } = useTranslation('analysis')
  const { id, data: report, error, refetch } = useReport()
  const { data: charts = [] } = useChartCatalogue()
  const [chosen, setChosen] = useState<ChosenRuns>({ shown: '', compared: '' })
  const runs = useQuery({ ...callQuery(useLanguage(), 'analysis', 'listReportRuns', { id }), enabled: id !== '', staleTime: 0 })
  if (id === '' || error) {
    return (
      <>
        <h1>{t('reports')}</h1>
        {error ? (
          <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Link to="/searchIndex">{t('reports')}</Link>
        )}
      </>
    )
  }
  return (
    <>
      <h1>{report?.title ?? t('reports')}</h1>
      {!report && <WaitingBar />}
      {report && (
        <>
          <div className={styles['bar']}>
            {report.authority >= 2 && (
              <Link to="/reportConfigura" search={{ id } as never} className="gz-button">
                {t('edit')}
              </Link>
            )}
            {report.authority >= 2 && <ScheduleReport id={id} title={report.title} />}
            <ReportUsersAction report={report} />
            <TaskDownloads
              key={chosen.shown}
              onStart={(fileType) => apiClient.analysis.exportReport({ id, fileType, ...(chosen.shown !== '' && { runId: chosen.shown }) })}
            />
          </div>
          {report.authority < 3 && (
            <p className={styles['text']}>
              {t(report.authority === 2 ? 'users.sharedToEdit' : 'users.sharedToRead', { owner: report.owner })}
            </p>
          )}
          <ReportRuns
            id={id}
            canRun={report.authority >= 2}
            runs={runs.data ?? []}
            chosen={chosen}
            onChosen={setChosen}
            onRun={runs.refetch}
          />
          {report.authority === 3 && runs.data && runs.data.length > 0 && (
            <ShareReport id={id} shareCode={report.shareCode} onChanged={() => void refetch()} />
          )}
          {report.parameter.queryStr !== undefined && (
            <p className={styles['text']}>
              {t('query')}: {report.parameter.queryStr}
            </p>
          )}
          {chosen.shown === '' ? (
            <CurrentFigures parameter={report.parameter} charts={charts} />
          ) : (
            <RunFigures key={chosen.shown} chosen={chosen} charts={charts} />
          )}
        </>
      )}
    </>
  )
}

function CurrentFigures({ parameter, charts }: { readonly parameter: ReportParameter; readonly charts: readonly CatalogueChart[] }) {
  return (
    <>
      {parameter.remark !== '' && <p>{parameter.remark}</p>}
      {parameter.chartList.map((chart, index) => {
        const entry = charts.find(({ type, code }) => type === chart.type || code === chart.type)
        // Charts have no identity besides their position.
        return entry && <ReportChart key={index} chart={chart} entry={entry} parameter={parameter} />
      })}
    </>
  )
}

function RunFigures({ chosen, charts }: { readonly chosen: ChosenRuns; readonly charts: readonly CatalogueChart[] }) {
  const { t } = useTranslation('analysis')
  const language = useLanguage()
  const { data, error, refetch } = useQuery(callQuery(language, 'analysis', 'getReportRun', { runId: chosen.shown }))
  const other = useQuery({
    ...callQuery(language, 'analysis', 'getReportRun', { runId: chosen.compared }),
    enabled: chosen.compared !== '',
  })
  const failure = error ?? other.error
  if (failure) return <FailurePanel title={t('failed')} error={failure} onRetry={() => void Promise.all([refetch(), other.refetch()])} />
  if (!data) return <WaitingBar />
  return <StoredFigures figures={data} compared={chosen.compared === '' ? undefined : other.data} charts={charts} />
}

interface ReportChartProps {
  readonly chart: ReportParameter['chartList'][number]
  readonly entry: CatalogueChart
  readonly parameter: ReportParameter
}

const WITHOUT_LIST = () => undefined

/** One chart of a report with its text. */
export function ReportChart({ chart: { chartType, text, ...chosen }, entry, parameter: { kind, queryStr, list } }: ReportChartProps) {
  const { t } = useTranslation('analysis')
  const request = {
    ...chosen,
    ...(kind !== undefined && { kind }),
    ...(queryStr !== undefined && { queryStr }),
    ...(list !== undefined && { list: list as never }),
  }
  const { data, error, refetch } = useQuery(callQuery(useLanguage(), 'analysis', 'analyse', request))
  return (
    <section className={styles['chart']} aria-label={entry.name}>
      <h2>{entry.name}</h2>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && <Figures chart={entry} kind={chartType ?? entry.chartTypeList[0]!} analysis={data} onOnly={WITHOUT_LIST} />}
      {text !== '' && <p>{text}</p>}
    </section>
  )
}
