import { CHART_LABELS, type ChartData, type ChartKind } from '@gezhi/charts'
import type { CountTable } from '@gezhi/contract/client'
import { NO_VALUE } from '@gezhi/records'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Chart } from '../../components/chart/chart.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Select } from '../../components/select.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { caption, useListWords } from '../../kinds/kind-words.ts'
import type { SearchableKind } from '../../kinds/searchable-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { AnalysisTable } from './analysis-table.tsx'
import styles from './analysis.module.css'
import { CountNote } from './count-note.tsx'
import type { AnalysedList } from './use-analysis.ts'

interface FieldStatisticsProps {
  readonly kind: SearchableKind
  readonly list: AnalysedList
  readonly onOnly: (field: string, value: string) => (() => void) | undefined
}

const NO_FIELD = ''
const VALUES = { one: 30, pair: 15 } as const
const KINDS_OF = {
  times: ['bar', 'line'],
  values: ['horizontalBar', 'bar', 'pie', 'treemap'],
  pairs: ['heatmap', 'bar'],
} as const satisfies Readonly<Record<string, readonly ChartKind[]>>

/** Counts of a list by one or two of its filters, for kinds of record without charts of their own. */
export function FieldStatistics({ kind, list, onOnly }: FieldStatisticsProps) {
  const { t } = useTranslation('analysis')
  const { t: words } = useListWords()
  const language = useLanguage()
  const [row, setRow] = useState(kind.facets[0]?.field ?? '')
  const [column, setColumn] = useState(NO_FIELD)
  const [chosen, setChosen] = useState<ChartKind | null>(null)
  const options = kind.facets.map(({ key, field }) => ({ value: field, name: caption(words, kind, 'facet', key) }))
  const isPaired = column !== NO_FIELD
  const count = isPaired ? VALUES.pair : VALUES.one
  const request = {
    kind: kind.name,
    list: { call: list.call, request: list.request as never },
    rows: { field: row, count },
    ...(isPaired && { columns: { field: column, count } }),
  }
  const { data, error, refetch } = useQuery(callQuery(language, 'analysis', 'countTable', request))
  const kinds: readonly ChartKind[] = isPaired ? KINDS_OF.pairs : row.endsWith('.year') ? KINDS_OF.times : KINDS_OF.values
  const shown = chosen !== null && kinds.includes(chosen) ? chosen : kinds[0]!
  const nameOf = (field: string) => options.find(({ value }) => value === field)?.name ?? field
  return (
    <section className={styles['chart']} aria-label={nameOf(row)}>
      <div className={styles['bar']}>
        <Select label={t('countBy')} value={row} options={options} onChange={setRow} />
        <Select
          label={t('crossBy')}
          value={column}
          options={[{ value: NO_FIELD, name: t('noCross') }, ...options.filter(({ value }) => value !== row)]}
          onChange={setColumn}
        />
        <Select
          label={t('kind')}
          value={shown}
          options={kinds.map((value) => ({ value, name: CHART_LABELS[value][language] }))}
          onChange={setChosen}
        />
      </div>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && <CountedFigures name={nameOf(row)} table={data} row={row} column={isPaired ? column : null} kind={shown} onOnly={onOnly} />}
    </section>
  )
}

interface CountedFiguresProps {
  readonly name: string
  readonly table: CountTable
  readonly row: string
  readonly column: string | null
  readonly kind: ChartKind
  readonly onOnly: FieldStatisticsProps['onOnly']
}

function CountedFigures({ name, table, row, column, kind, onOnly }: CountedFiguresProps) {
  const { t } = useTranslation('analysis')
  const language = useLanguage()
  const list = useMemo(() => rowsOf(table, row, column), [table, row, column])
  const data = useMemo((): ChartData => {
    const placed = list.filter(({ value }) => value !== NO_VALUE)
    return { list: placed, field: row, columnField: column, language }
  }, [list, row, column, language])
  const { complete } = table
  if (list.length === 0) return <p role="status">{t(complete ? 'empty' : 'uncounted')}</p>
  return (
    <>
      {!complete && <p role="status">{t('incomplete')}</p>}
      <Chart
        kind={kind}
        data={data}
        label={`${name}, ${CHART_LABELS[kind][language]}`}
        failed={t('notDrawn')}
        onPick={(value) => onOnly(row, value)?.()}
      />
      <CountNote counted={{ ...table, totalComplete: table.totalRelation === 'eq' }} />
      <AnalysisTable
        chart={{ name, columnList: ['value', 'count', 'ratio'], columnNames: [name, t('countName'), t('ratioName')] }}
        analysis={{ list: [...list], field: row, columnField: column }}
        onOnly={onOnly}
      />
    </>
  )
}

/** A row for each value, years in order; of two fields one for each pair that occurs. */
function rowsOf({ rows, columns, counts, total, totalRelation }: CountTable, row: string, column: string | null) {
  if (column === null) return row.endsWith('.year') ? rows.toSorted((a, b) => a.value.localeCompare(b.value)) : rows
  return rows.flatMap(({ value, name }, at) =>
    columns.flatMap((across, index) => {
      const count = counts[at]?.[index] ?? 0
      const share = totalRelation === 'eq' ? { ratio: Math.round((count / total) * 10_000) / 100 } : {}
      return count === 0 ? [] : [{ value, name, column: across.value, columnName: across.name, count, ...share }]
    }),
  )
}
