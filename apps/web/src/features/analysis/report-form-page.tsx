import { REPORT_CATEGORIES, type CatalogueChart, type ReportParameter } from '@gezhi/contract/client'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { Select } from '../../components/select.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import styles from './analysis.module.css'
import { useChartCatalogue } from './use-analysis.ts'
import { useReport } from './use-report.ts'

/** /reportConfigura: a new report, or the one in the address. */
export function ReportFormPage() {
  const { t } = useTranslation('analysis')
  const { id, data: report, error, refetch } = useReport()
  const catalogue = useChartCatalogue()
  const failure = error ?? catalogue.error
  const ready = catalogue.data !== undefined && (id === '' || report !== undefined)
  return (
    <div className={styles['page']}>
      <h1>{report?.title ?? t('newReport')}</h1>
      {failure && <FailurePanel title={t('failed')} error={failure} onRetry={() => void (error ? refetch() : catalogue.refetch())} />}
      {!failure && !ready && <WaitingBar />}
      {!failure && ready && <ReportForm id={id} report={report} charts={catalogue.data ?? []} />}
    </div>
  )
}

interface ReportFormProps {
  /** Empty for a new report. */
  readonly id: string
  readonly report: { readonly title: string; readonly category: number; readonly parameter: ReportParameter } | undefined
  readonly charts: readonly CatalogueChart[]
}

const CATEGORIES = ['technical', 'enterprise', 'competitive'] as const
type Category = (typeof CATEGORIES)[number]

function ReportForm({ id, report, charts }: ReportFormProps) {
  const { t } = useTranslation('analysis')
  const causeOf = useCause()
  const navigate = useNavigate()
  const parameter = report?.parameter
  const [title, setTitle] = useState(report?.title ?? '')
  const [category, setCategory] = useState<Category>(CATEGORIES[report?.category ?? 0] ?? 'technical')
  const [query, setQuery] = useState(parameter?.queryStr ?? '')
  const [applicants, setApplicants] = useState(
    parameter?.chartList.find(({ applicantList }) => applicantList)?.applicantList?.join('\n') ?? '',
  )
  const [remark, setRemark] = useState(parameter?.remark ?? '')
  const [chosen, setChosen] = useState<ReportParameter['chartList']>(parameter?.chartList ?? [{ type: 'apply_analyse', text: '' }])
  const [failure, setFailure] = useState<string | null>(null)
  const offered = charts.filter((chart) => chart.category === REPORT_CATEGORIES[category])
  const names = [...new Set(applicants.split('\n').map((line) => line.trim()))].filter((line) => line !== '').slice(0, 10)
  const toggle = (type: string) =>
    setChosen((now) => (now.some((one) => one.type === type) ? now.filter((one) => one.type !== type) : [...now, { type, text: '' }]))
  const describe = (type: string, text: string) => setChosen((now) => now.map((one) => (one.type === type ? { ...one, text } : one)))
  const choose = (value: Category) => {
    setCategory(value)
    setChosen([])
  }
  const save = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    setFailure(null)
    const chartList = chosen.map(({ applicantList: _before, ...chart }) => ({
      ...chart,
      ...(category !== 'technical' && { applicantList: names }),
    }))
    // A report of a list stays one of that list.
    const source = parameter?.list === undefined ? { queryStr: query } : { list: parameter.list as never }
    const changed = { ...source, remark, chartList } as ReportParameter
    try {
      if (id === '') {
        const saved = await apiClient.analysis.saveReport({ title, category: REPORT_CATEGORIES[category], parameter: changed })
        return await navigate({ to: '/analyseView', search: { id: saved.id } as never })
      }
      if (title.trim() !== report?.title) await apiClient.analysis.renameReport({ id, title })
      await apiClient.analysis.changeReport({ id, parameter: changed })
      return await navigate({ to: '/analyseView', search: { id } as never })
    } catch (error) {
      setFailure(causeOf(error))
    }
  }
  return (
    <form className={styles['chart']} onSubmit={(event) => void save(event)}>
      <label className={styles['query']}>
        {t('reportTitle')}
        <input value={title} required maxLength={100} onChange={(event) => setTitle(event.target.value)} />
      </label>
      {id === '' && (
        <Select
          label={t('category')}
          value={category}
          options={CATEGORIES.map((value) => ({ value, name: t(`categories.${value}`) }))}
          onChange={choose}
        />
      )}
      {parameter?.list === undefined && (
        <label className={styles['query']}>
          {t('query')}
          <input value={query} required maxLength={10_000} onChange={(event) => setQuery(event.target.value)} />
        </label>
      )}
      {category !== 'technical' && (
        <label className={styles['field']}>
          {t('applicants')}
          <textarea rows={3} required value={applicants} onChange={(event) => setApplicants(event.target.value)} />
        </label>
      )}
      <label className={styles['field']}>
        {t('remark')}
        <textarea rows={3} maxLength={5000} value={remark} onChange={(event) => setRemark(event.target.value)} />
      </label>
      <fieldset className={styles['group']}>
        <legend>{t('chosenCharts')}</legend>
        {offered.map(({ type, code, name }) => {
          const place = chosen.findIndex((one) => one.type === type || one.type === code)
          return (
            <label key={code}>
              <input type="checkbox" checked={place >= 0} onChange={() => toggle(place >= 0 ? chosen[place]!.type : type)} />
              {place >= 0 ? `${place + 1}. ${name}` : name}
            </label>
          )
        })}
      </fieldset>
      {chosen.map((one) => {
        const name = offered.find(({ type, code }) => type === one.type || code === one.type)?.name ?? one.type
        return (
          <label key={one.type} className={styles['field']}>
            {t('chartText', { name })}
            <textarea rows={2} maxLength={5000} value={one.text} onChange={(event) => describe(one.type, event.target.value)} />
          </label>
        )
      })}
      {failure !== null && <FormMessage kind="error">{failure}</FormMessage>}
      <div className={styles['bar']}>
        <Button kind="primary" type="submit" disabled={chosen.length === 0}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
