import { REPORT_FILE_TYPES, type CatalogueChart, type ReportFileType, type ReportParameter } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { saveFile } from '../../components/save-file.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { Figures } from './analysis-view.tsx'
import styles from './analysis.module.css'
import { useChartCatalogue } from './use-analysis.ts'
import { useReport } from './use-report.ts'

/** /analyseView: a report with its charts and texts, counted anew. */
export function ReportViewPage() {
  const { t } = useTranslation('analysis')
  const { id, data: report, error, refetch } = useReport()
  const { data: charts = [] } = useChartCatalogue()
  if (id === '' || error) {
    return (
      <div className={styles['page']}>
        <h1>{t('reports')}</h1>
        {error ? (
          <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Link to="/searchIndex">{t('reports')}</Link>
        )}
      </div>
    )
  }
  return (
    <div className={styles['page']}>
      <h1>{report?.title ?? t('reports')}</h1>
      {!report && <WaitingBar />}
      {report && (
        <>
          <div className={styles['bar']}>
            <Link to="/reportConfigura" search={{ id } as never} className="gz-button">
              {t('edit')}
            </Link>
            <ReportDownloads id={id} title={report.title} />
          </div>
          {report.parameter.queryStr !== undefined && (
            <p className={styles['text']}>
              {t('query')}: {report.parameter.queryStr}
            </p>
          )}
          {report.parameter.remark !== '' && <p>{report.parameter.remark}</p>}
          {report.parameter.chartList.map((chart, index) => {
            const entry = charts.find(({ type, code }) => type === chart.type || code === chart.type)
            // Charts have no identity besides their position.
            return entry && <ReportChart key={index} chart={chart} entry={entry} parameter={report.parameter} />
          })}
        </>
      )}
    </div>
  )
}

interface ReportChartProps {
  readonly chart: ReportParameter['chartList'][number]
  readonly entry: CatalogueChart
  readonly parameter: ReportParameter
}

const WITHOUT_LIST = () => undefined

function ReportChart({ chart: { chartType, text, ...chosen }, entry, parameter: { kind, queryStr, list } }: ReportChartProps) {
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

function ReportDownloads({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useTranslation('analysis')
  const causeOf = useCause()
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async (fileType: ReportFileType) => {
    setRunning(true)
    setFailure(null)
    try {
      const { fileName } = await apiClient.analysis.exportReport({ id, fileType })
      saveFile(await apiClient.analysis.downloadAnalysis({ fileName }), `${title}.${fileType}`)
    } catch (error) {
      setFailure(causeOf(error))
    }
    setRunning(false)
  }
  return (
    <>
      {REPORT_FILE_TYPES.map((fileType) => (
        <Button
          key={fileType}
          aria-label={`${t('download')} ${fileType.toUpperCase()}`}
          disabled={running}
          onClick={() => void save(fileType)}
        >
          {fileType.toUpperCase()}
        </Button>
      ))}
      {failure !== null && <FormMessage kind="error">{failure}</FormMessage>}
    </>
  )
}
