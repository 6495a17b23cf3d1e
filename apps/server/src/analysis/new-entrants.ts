import type { AnalysisRow } from '@gezhi/contract'
import { FIELDS } from './catalogue/chart-definition.ts'
import type { Counted, Counting } from './counted-selection.ts'
import { ranked } from './ranked.ts'

/** Calendar years in which a new entrant's first application lies (G169). */
const ENTRANT_YEARS = 5

/** Applicants with the most recent applications, among which entrants are found. */
const MAX_CANDIDATES = 500

/** Their co-applicants are counted with them. */
const MAX_ROWS = 1000
const ALL_YEARS = 200

/** Counts the records of one selection. */
export type Count = (counting: Counting) => Promise<Counted>

/** The rows of the chart, and what was counted. */
export interface NewEntrants {
  readonly rows: AnalysisRow[]
  readonly counted: Pick<Counted, 'total' | 'totalRelation' | 'complete' | 'version'>
}

/**
 * The applicants whose first application lies in the last five calendar years, by their applications: candidates by recent applications
 * first, then the years of these. Incomplete if an applicant beyond the candidates could belong among the rows.
 */
export async function newEntrants(count: Count, { year, size }: { readonly year: number; readonly size: number }): Promise<NewEntrants> {
  const years = Array.from({ length: ENTRANT_YEARS }, (_, index) => String(year - index))
  const whole = await count({})
  const recent = await count({
    filters: [{ field: FIELDS.applied, values: years }],
    groups: [{ field: FIELDS.applicant, count: MAX_CANDIDATES }],
  })
  const candidates = recent.groupList[0]?.list ?? []
  if (candidates.length === 0) return { rows: [], counted: { ...whole, complete: whole.complete && recent.complete } }
  const counted = await count({
    filters: [{ field: FIELDS.applicant, values: candidates.map(({ value }) => value) }],
    tables: [{ row: { field: FIELDS.applicant, count: MAX_ROWS }, column: { field: FIELDS.applied, count: ALL_YEARS } }],
  })
  const first = firstYears(counted)
  const entrants = candidates.flatMap(({ value, name, count: applications }) => {
    const since = first.get(value)
    return since !== undefined && since > year - ENTRANT_YEARS ? [{ value, name, since, count: applications }] : []
  })
  const rows = ranked(entrants)
    .slice(0, size)
    .map(({ value, name, since, count: applications, rank }) => {
      return { value, name, companyName: name, year: String(since), count: applications, rank }
    })
  const hasAll =
    candidates.every(({ value }) => first.has(value)) &&
    (candidates.length < MAX_CANDIDATES || (rows.length === size && rows.at(-1)!.count > candidates.at(-1)!.count))
  const isOne = [recent, counted].every(({ version }) => version === whole.version)
  return { rows, counted: { ...whole, complete: hasAll && isOne && [whole, recent, counted].every(({ complete }) => complete) } }
}

/** The year of the first dated application of each applicant. */
function firstYears({ tableList }: Counted): ReadonlyMap<string, number> {
  const table = tableList[0]
  return new Map(
    (table?.rows ?? []).flatMap(({ value }, at) => {
      const years = (table?.columns ?? []).flatMap((column, across) =>
        (table?.counts[at]?.[across] ?? 0) > 0 ? [Number(column.value)] : [],
      )
      return years.length === 0 ? [] : [[value, Math.min(...years)] as const]
    }),
  )
}
