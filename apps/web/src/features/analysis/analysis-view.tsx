import { CHART_LABELS, type ChartData, type ChartKind } from '@gezhi/charts'
import type { Analysis, CatalogueChart } from '@gezhi/contract/client'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { Chart } from '../../components/chart/chart.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Select } from '../../components/select.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { AnalysisTable } from './analysis-table.tsx'
import styles from './analysis.module.css'
import { AddToBoard } from './boards/add-to-board.tsx'
import { CountNote } from './count-note.tsx'
import { Downloads } from './downloads.tsx'
import { useAnalysis, useChartCatalogue, type AnalysedList } from './use-analysis.ts'

interface AnalysisViewProps {
  readonly list: AnalysedList
  /** Narrows the list to a value of a field; undefined for fields that the list has no filter for. */
  readonly onOnly: (field: string, value: string) => (() => void) | undefined
}

/** Rows of the catalogue beside the chart; phones show a list that opens. */
const CATALOGUE_ROWS = 28
const CATEGORIES = ['technical', 'enterprise', 'competitive'] as const
const LEVELS = { section: 'class_ipc.section', class: 'class_ipc.cla_ss', subclass: null, subgroup: 'class_ipc.classification' } as const
type Level = keyof typeof LEVELS

/** The charts of a list: the catalogue, one chart with its kinds, and its table (G160). */
export function AnalysisView({ list, onOnly }: AnalysisViewProps) {
  const { t } = useTranslation('analysis')
  const { data: charts, error, refetch } = useChartCatalogue()
  const [code, setCode] = useState('p01')
  if (error) return <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />
  const chart = charts?.find((one) => one.code === code)
  if (!charts || !chart) return <WaitingBar />
  return (
    <div className={styles['columns']}>
      <label className={styles['choice']}>
        {t('chart')}
        <select className={styles['catalogue']} size={CATALOGUE_ROWS} value={code} onChange={(event) => setCode(event.target.value)}>
          {CATEGORIES.map((category, index) => (
            <optgroup key={category} label={t(`categories.${category}`)}>
              {charts
                .filter((one) => one.category === index)
                .map((one) => (
                  <option key={one.code} value={one.code}>
                    {one.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <ChartSection key={code} chart={chart} list={list} onOnly={onOnly} />
    </div>
  )
}

function ChartSection({ chart, list, onOnly }: AnalysisViewProps & { readonly chart: CatalogueChart }) {
  const { t } = useTranslation('analysis')
  const [kind, setKind] = useState<ChartKind>(chart.chartTypeList[0]!)
  const [level, setLevel] = useState<Level>('subclass')
  const [applicants, setApplicants] = useState<readonly string[]>([])
  const [byGroup, setByGroup] = useState(false)
  const needed = chart.category
  const ready = applicants.length >= needed
  const chosen = { type: chart.type, level: LEVELS[level], applicants, byGroup: chart.hasGroups && byGroup }
  const { data, error, refetch } = useAnalysis(list, chosen, ready)
  const language = useLanguage()
  return (
    <section className={styles['chart']} aria-label={chart.name}>
      <h2>{chart.name}</h2>
      <p className={styles['text']}>{chart.description}</p>
      <div className={styles['bar']}>
        <Select
          label={t('kind')}
          value={kind}
          options={chart.chartTypeList.map((value) => ({ value, name: CHART_LABELS[value][language] }))}
          onChange={setKind}
        />
        {chart.hasLevel && (
          <Select
            label={t('level')}
            value={level}
            options={(Object.keys(LEVELS) as Level[]).map((value) => ({ value, name: t(`levels.${value}`) }))}
            onChange={setLevel}
          />
        )}
        {chart.hasGroups && (
          <label>
            <input type="checkbox" checked={byGroup} onChange={(event) => setByGroup(event.target.checked)} /> {t('byGroup')}
          </label>
        )}
        {data && <Downloads list={list} chosen={chosen} kind={kind} />}
        {data && <AddToBoard list={list} chosen={chosen} kind={kind} name={chart.name} />}
      </div>
      {needed > 0 && <Applicants needed={needed} onApply={setApplicants} />}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {ready && !data && !error && <WaitingBar />}
      {ready && data && <Figures chart={chart} kind={kind} analysis={data} onOnly={onOnly} />}
      <p className={styles['text']}>{chart.formula}</p>
    </section>
  )
}

interface FiguresProps extends Pick<AnalysisViewProps, 'onOnly'> {
  readonly chart: CatalogueChart
  readonly kind: ChartKind
  readonly analysis: Analysis
}

/** A chart with its note and table. */
export function Figures({ chart, kind, analysis, onOnly }: FiguresProps) {
  const { t } = useTranslation('analysis')
  const language = useLanguage()
  const data = useMemo((): ChartData => ({ ...analysis, language }), [analysis, language])
  const { list, field, complete } = analysis
  if (list.length === 0) return <p role="status">{t(complete ? 'empty' : 'uncounted')}</p>
  return (
    <>
      {!complete && <p role="status">{t('incomplete')}</p>}
      <Chart
        kind={kind}
        data={data}
        label={`${chart.name}, ${CHART_LABELS[kind][language]}`}
        failed={t('notDrawn')}
        onPick={(value) => value.startsWith('group:') || onOnly(field, value)?.()}
      />
      <CountNote counted={analysis} />
      <AnalysisTable chart={chart} analysis={analysis} onOnly={onOnly} />
    </>
  )
}

/** The applicants that a chart is about, one on each line. */
export function Applicants({ needed, onApply }: { readonly needed: number; readonly onApply: (names: readonly string[]) => void }) {
  const { t } = useTranslation('analysis')
  const [text, setText] = useState('')
  const names = [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '').slice(0, 10)
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    onApply(names)
  }
  return (
    <form className={styles['applicants']} onSubmit={submit}>
      <label className={styles['field']}>
        {t('applicants')}
        <textarea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p className={styles['text']}>{t('applicantsHint', { count: needed })}</p>
      <Button type="submit" disabled={names.length < needed}>
        {t('apply')}
      </Button>
    </form>
  )
}
