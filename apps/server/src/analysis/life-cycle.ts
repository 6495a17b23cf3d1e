import type { AnalysisRow } from '@gezhi/contract'
import { FIELDS } from './catalogue/chart-definition.ts'
import type { Counted } from './counted-selection.ts'
import { fitWithInterval } from './logistic-fit.ts'
import type { Count } from './new-entrants.ts'

/** Rows of a chart of several counts, and what was counted. */
interface CountedRows {
  readonly rows: AnalysisRow[]
  readonly counted: Pick<Counted, 'total' | 'totalRelation' | 'complete' | 'version'>
}

const ALL_YEARS = 200
/** Applicants of one year that are counted, at most. */
const MAX_APPLICANTS = 10_000
/** Applications of the last two calendar years are not all published: the curve does not follow them. */
const UNPUBLISHED = 2
/** Values that a curve needs, at least, and years that it is continued. */
const MIN_VALUES = 5
const CONTINUED = 10

/**
 * Applicants and applications of each year, the last `size` years: more of both in growth, fewer of both in decline. Incomplete if a year
 * has more applicants than are counted.
 */
export async function lifeCycle(count: Count, { size }: { readonly size: number }): Promise<CountedRows> {
  const whole = await count({ groups: [{ field: FIELDS.applied, count: ALL_YEARS }] })
  const rows: AnalysisRow[] = []
  let complete = whole.complete
  // One year after another: a chart must not occupy the engine.
  for (const [year, applyNumber] of yearsOf(whole).slice(-size)) {
    const value = String(year)
    const counted =
      applyNumber === 0
        ? null
        : await count({
            filters: [{ field: FIELDS.applied, values: [value] }],
            groups: [{ field: FIELDS.applicant, count: MAX_APPLICANTS }],
          })
    const applicantNumber = counted?.groupList[0]?.list.length ?? 0
    rows.push({ value, name: value, year: value, applicantNumber, applyNumber })
    complete &&= counted === null || (counted.complete && counted.version === whole.version && applicantNumber < MAX_APPLICANTS)
  }
  return { rows, counted: { ...whole, complete } }
}

/** Applications up to each year with the logistic curve that fits them; `year` is the present one. */
export async function growthCurve(count: Count, { year }: { readonly year: number }): Promise<CountedRows> {
  const counted = await count({ groups: [{ field: FIELDS.applied, count: ALL_YEARS }] })
  return { rows: growthRows(yearsOf(counted), year), counted }
}

/** Rows of years with their applications; `year` is the present one. Without enough years there is no curve. Pure. */
export function growthRows(applications: readonly (readonly [year: number, count: number])[], year: number): AnalysisRow[] {
  let sum = 0
  const rows = applications.map(([one, applyNumber]): AnalysisRow => {
    const value = String(one)
    return { value, name: value, year: value, applyNumber, cumulative: (sum += applyNumber) }
  })
  const published = rows.filter(({ value }) => Number(value) <= year - UNPUBLISHED)
  if (published.length < MIN_VALUES) return rows
  const continued = Array.from({ length: CONTINUED }, (_, index) => String(Number(rows.at(-1)!.value) + 1 + index))
  const all = [...rows, ...continued.map((value): AnalysisRow => ({ value, name: value, year: value }))]
  const curve = fitWithInterval(
    published.map(({ value }) => Number(value)),
    published.map(({ cumulative = 0 }) => cumulative),
    all.map(({ value }) => Number(value)),
  )
  const rounded = (number: number) => Math.round(number * 10) / 10
  return all.map((row, index) => {
    const { fitted, low, high } = curve[index]!
    return { ...row, fitted: rounded(fitted), low: rounded(low), high: rounded(high) }
  })
}

/** Years from the first to the last with their applications. */
function yearsOf({ groupList }: Counted): [year: number, count: number][] {
  const counts = new Map(
    (groupList[0]?.list ?? []).filter(({ value }) => /^\d+$/.test(value)).map(({ value, count }) => [Number(value), count]),
  )
  if (counts.size === 0) return []
  const first = Math.min(...counts.keys())
  return Array.from({ length: Math.max(...counts.keys()) - first + 1 }, (_, index) => [first + index, counts.get(first + index) ?? 0])
}
