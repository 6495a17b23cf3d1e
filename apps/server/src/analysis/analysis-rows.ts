import type { AnalysisRow } from '@gezhi/contract'
import { NO_VALUE } from '@gezhi/records'
import type { ChartShape } from './catalogue/chart-definition.ts'
import { FIELDS } from './catalogue/chart-definition.ts'
import type { Counted, Counting } from './counted-selection.ts'
import { ranked } from './ranked.ts'

/** The choices of a chart that its rows depend on. */
export interface RowChoices {
  /** Compared applicants. */
  readonly applicants: readonly string[]
  /** Values, at most. */
  readonly size?: number | undefined
}

/** Charts of one count by their shape alone; the others need several, or further figures. */
export type CountedShape = Exclude<ChartShape, { shape: 'entrants' | 'lifeCycle' | 'growth' | 'whiteSpots' }>

/** Years that are counted, at most. */
const ALL_YEARS = 200

/** Applicants among which the compared ones are found. */
const MAX_APPLICANTS = 1000

/** Code of PCT publications and of the legal status in force. */
const [PCT, IN_FORCE] = ['WO', 'active'] as const

/** What is counted for a chart. Applicants among which the compared ones are found are counted in full. */
export function countingOf(shape: CountedShape, { size, applicants }: Pick<RowChoices, 'size' | 'applicants'>): Counting {
  switch (shape.shape) {
    case 'values':
      return {
        groups: [
          { field: shape.field, count: shape.compared ? MAX_APPLICANTS : (size ?? shape.size) + (shape.others ? applicants.length : 0) },
        ],
      }
    case 'years':
      return { groups: [FIELDS.applied, FIELDS.granted].map((field) => ({ field, count: ALL_YEARS })) }
    case 'pairs': {
      const row = { field: shape.row, count: shape.compared ? MAX_APPLICANTS : (size ?? shape.rowSize) }
      return { groups: [row], tables: [{ row, column: { field: shape.column, count: shape.columnSize } }] }
    }
    case 'portfolios': {
      const row = { field: FIELDS.applicant, count: shape.compared ? MAX_APPLICANTS : (size ?? shape.size) }
      const columns = [
        { field: FIELDS.office, count: ALL_YEARS },
        { field: FIELDS.status, count: 10 },
      ]
      return { groups: [row], tables: columns.map((column) => ({ row, column })) }
    }
    case 'network': {
      const side = { field: shape.field, count: size ?? shape.size }
      return { groups: [side], tables: [{ row: side, column: side }] }
    }
  }
}

/** The rows of a chart from what was counted for it. Pure. */
export function analysisRows(shape: CountedShape, counted: Counted, choices: RowChoices): AnalysisRow[] {
  switch (shape.shape) {
    case 'values':
      return valueRows(shape, counted, choices)
    case 'years':
      return yearRows(counted)
    case 'pairs':
      return pairRows(shape, counted, choices)
    case 'portfolios':
      return portfolioRows(counted, shape.compared ? choices.applicants : null)
    case 'network':
      return networkRows(counted)
  }
}

function valueRows(
  { field, order, others, compared }: Extract<ChartShape, { shape: 'values' }>,
  counted: Counted,
  choices: RowChoices,
): AnalysisRow[] {
  const { applicants } = choices
  const list = (counted.groupList[0]?.list ?? []).filter(
    ({ value }) => (!compared || applicants.includes(value)) && !(others && applicants.includes(value)) && !isUndated(field, value),
  )
  const rows = ranked(list).map(({ value, name, count, rank }) => ({
    value,
    name,
    count,
    rank,
    ratio: ratio(count, counted.total),
    ...detailsOf(field, value, name),
  }))
  const shown = rows.slice(0, choices.size ?? rows.length)
  return order === 'value' ? shown.toSorted((a, b) => a.value.localeCompare(b.value, 'en', { numeric: true })) : shown
}

function yearRows({ groupList }: Counted): AnalysisRow[] {
  const [applied, granted] = groupList.map(({ list }) => new Map(list.map(({ value, count }) => [value, count])))
  const years = [...(applied?.keys() ?? []), ...(granted?.keys() ?? [])].filter((value) => /^\d+$/.test(value)).map(Number)
  if (years.length === 0) return []
  const first = Math.min(...years)
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => {
    const year = String(first + index)
    return { value: year, name: year, year, applyNumber: applied?.get(year) ?? 0, authorizationNumber: granted?.get(year) ?? 0 }
  })
}

function pairRows(
  shape: Extract<ChartShape, { shape: 'pairs' }>,
  { tableList, total }: Counted,
  { applicants }: RowChoices,
): AnalysisRow[] {
  const table = tableList[0]
  if (table === undefined) return []
  return table.rows.flatMap((row, at) => {
    if (shape.compared && !applicants.includes(row.value)) return []
    return table.columns.flatMap((column, across) => {
      const count = table.counts[at]?.[across] ?? 0
      if (count === 0) return []
      const details = { ...detailsOf(shape.row, row.value, row.name), ...detailsOf(shape.column, column.value, column.name) }
      return [{ ...row, column: column.value, columnName: column.name, count, ratio: ratio(count, total), ...details }]
    })
  })
}

function portfolioRows({ groupList, tableList, total }: Counted, applicants: readonly string[] | null): AnalysisRow[] {
  const list = (groupList[0]?.list ?? []).filter(({ value }) => applicants === null || applicants.includes(value))
  const [offices, states] = tableList
  return ranked(list).map(({ value, name, count, rank }) => ({
    value,
    name,
    rank,
    count,
    companyName: name,
    patent: count,
    pct: cell(offices, value, PCT),
    effective: cell(states, value, IN_FORCE),
    ratio: ratio(count, total),
  }))
}

function networkRows({ groupList, tableList, total }: Counted): AnalysisRow[] {
  const table = tableList[0]
  const nodes = ranked(groupList[0]?.list ?? []).map(({ value, name, count, rank }) => ({
    value,
    name,
    count,
    rank,
    ratio: ratio(count, total),
    companyName: name,
  }))
  const links = (table?.rows ?? []).flatMap((row, at) =>
    (table?.columns ?? []).flatMap((column, across) => {
      const count = table?.counts[at]?.[across] ?? 0
      return row.value < column.value && count > 0
        ? [{ ...row, column: column.value, columnName: column.name, count, ratio: ratio(count, total), companyName: row.name }]
        : []
    }),
  )
  return [...nodes, ...links.toSorted((a, b) => b.count - a.count)]
}

/** Lists offer records without a date as a value; they have no place on an axis of years or months. */
function isUndated(field: string, value: string): boolean {
  return value === NO_VALUE && /\.(?:year|month)$/.test(field)
}

/** What a value of a field is besides: a year, a country, a company. */
function detailsOf(field: string, value: string, name: string): Partial<AnalysisRow> {
  if (field.endsWith('.year')) return { year: value }
  if (field.endsWith('.month')) return { year: `${value.slice(0, 4)}-${value.slice(4)}` }
  if (field === FIELDS.applicant) return { companyName: name }
  return field === FIELDS.office || field === FIELDS.priority || field === FIELDS.cited ? { resCountry: value } : {}
}

/** Percent, to two decimals. */
export function ratio(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count / total) * 10_000) / 100
}

function cell(table: Counted['tableList'][number] | undefined, row: string, column: string): number {
  const [at, across] = [
    table?.rows.findIndex(({ value }) => value === row) ?? -1,
    table?.columns.findIndex(({ value }) => value === column) ?? -1,
  ]
  return table?.counts[at]?.[across] ?? 0
}
