import type { ChartData, ChartRow } from './chart-data.ts'

/** A value on an axis. */
export interface Category {
  readonly value: string
  readonly name: string
}

/** The figures of a chart: one number for each series and category. */
export interface ChartPoints {
  readonly categories: readonly Category[]
  readonly series: readonly (Category & { readonly numbers: readonly number[] })[]
  /** Categories are years or months, in order. NaN is drawn as a gap. */
  readonly areTimes: boolean
}

/** What the numbers of rows are called. */
export const MEASURES = {
  applicantNumber: { zh: '申请人数', en: 'Applicants' },
  cumulative: { zh: '累计申请量', en: 'Cumulative applications' },
  fitted: { zh: '拟合曲线', en: 'Curve' },
  low: { zh: '区间下限', en: 'Lower bound' },
  high: { zh: '区间上限', en: 'Upper bound' },
  applyNumber: { zh: '申请量', en: 'Applications' },
  authorizationNumber: { zh: '授权量', en: 'Grants' },
  patent: { zh: '专利量', en: 'Records' },
  pct: { zh: 'PCT 量', en: 'PCT publications' },
  effective: { zh: '有效量', en: 'In force' },
  count: { zh: '数量', en: 'Records' },
} as const satisfies Partial<Record<keyof ChartRow, unknown>>

type Measure = keyof typeof MEASURES

const GROUPS: readonly (readonly Measure[])[] = [
  ['cumulative', 'fitted', 'low', 'high'],
  ['cumulative'],
  ['applicantNumber', 'applyNumber'],
  ['applyNumber', 'authorizationNumber'],
  ['patent', 'pct', 'effective'],
  ['count'],
]

/** The figures of rows: pairs become a series for each first value, other rows one for each of their numbers. Pure. */
export function chartPoints(data: ChartData): ChartPoints {
  const { list, columnField, language } = data
  if (columnField !== null) return pairPoints(list, columnField)
  const first = list[0]
  const measures = GROUPS.find((group) => first !== undefined && group.every((one) => first[one] !== undefined)) ?? ['count']
  const isTime = isTimeField(data.field)
  return {
    categories: list.map(({ value, name }) => ({ value, name: isTime ? timeName(value, name) : name })),
    series: measures.map((measure) => ({
      value: measure,
      name: MEASURES[measure][language],
      numbers: list.map((row) => row[measure] ?? (measure === 'cumulative' ? Number.NaN : 0)),
    })),
    areTimes: isTime,
  }
}

function pairPoints(list: readonly ChartRow[], columnField: string): ChartPoints {
  const pairs = list.filter(({ column }) => column !== undefined)
  const rows = distinct(pairs.map(({ value, name }) => ({ value, name })))
  const found = distinct(pairs.map(({ column = '', columnName = '' }) => ({ value: column, name: columnName })))
  const areTimes = isTimeField(columnField)
  const categories = areTimes ? withoutGaps(found) : found
  const counts = new Map(pairs.map((row) => [`${row.value}\n${row.column}`, row.count ?? 0]))
  return {
    categories,
    series: rows.map((row) => ({ ...row, numbers: categories.map(({ value }) => counts.get(`${row.value}\n${value}`) ?? 0) })),
    areTimes,
  }
}

function isTimeField(field: string): boolean {
  return field.endsWith('.year') || field.endsWith('.month')
}

function timeName(value: string, name: string): string {
  return /^\d{6}$/.test(value) ? `${value.slice(0, 4)}-${value.slice(4)}` : name
}

/** Years from the first to the last. */
function withoutGaps(years: readonly Category[]): readonly Category[] {
  const numbers = years.map(({ value }) => Number(value)).filter((year) => Number.isInteger(year) && year < 10_000)
  if (numbers.length === 0) return years
  const first = Math.min(...numbers)
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, index) => ({
    value: String(first + index),
    name: String(first + index),
  }))
}

function distinct(list: readonly Category[]): readonly Category[] {
  return [...new Map(list.map((one) => [one.value, one])).values()]
}
