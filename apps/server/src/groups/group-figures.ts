import type { QueryNode } from '@gezhi/query'
import type { PatentRecord } from '@gezhi/records'
import type { Filter, SearchEngine } from '@gezhi/search'
import { allOf } from '../classification/join-queries.ts'
import { queryOfNames } from './find-companies.ts'

/** Calendar years in which the first application of a new entrant lies (G169). */
const NEW_YEARS = 5

/** What is counted: a group, or a company, by the names of its applicants. */
export interface CountedNames {
  readonly id: string
  readonly name: string
  readonly names: readonly string[]
}

interface Counting {
  /** Only patents that it finds; null for all. */
  readonly within: QueryNode | null
  readonly filters: readonly Filter[]
  readonly signal: AbortSignal
  /** The present year. */
  readonly year: number
}

/** Number, share, rank and first application of each, most patents first, and the number of all patents. */
export async function groupFigures(
  engine: Pick<SearchEngine<PatentRecord>, 'count' | 'page'>,
  counted: readonly CountedNames[],
  { within, filters, signal, year }: Counting,
) {
  const { total } = await engine.count({ query: within, filters, exact: true, signal })
  const rows = await Promise.all(
    counted.map(async ({ names, ...of }) => {
      const own = queryOfNames(names)
      const [count, first] = await Promise.all([
        engine.count({ query: allOf([within, own]), filters, exact: true, signal }),
        // A new entrant is new altogether, not only among the patents of the query.
        engine.page({ query: own, filters, sort: [{ by: 'application_date', order: 'asc' }], from: 0, size: 1, short: true, signal }),
      ])
      const date = first.hits[0]?.record.applicationDate
      return { ...of, count: count.total, firstYear: date === undefined ? null : Number(date.slice(0, 4)) }
    }),
  )
  return { total, list: ranked(rows, total, year) }
}

type CountedRow = { readonly id: string; readonly name: string; readonly count: number; readonly firstYear: number | null }

/** Rows with share and rank, most first. Pure. */
export function ranked(rows: readonly CountedRow[], total: number, year: number) {
  const sorted = rows.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
  return sorted.map((row) => ({
    ...row,
    ratio: total === 0 ? 0 : Math.round((row.count / total) * 10_000) / 100,
    rank: sorted.findIndex(({ count }) => count === row.count) + 1,
    isNew: row.firstYear !== null && row.firstYear > year - NEW_YEARS,
  }))
}
