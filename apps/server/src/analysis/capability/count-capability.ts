import type { QueryNode } from '@gezhi/query'
import type { PatentRecord } from '@gezhi/records'
import type { Facet, Filter, SearchEngine } from '@gezhi/search'
import { FIELDS } from '../catalogue/chart-definition.ts'
import type { CapabilityCounts } from './capability-axes.ts'

/** Different values of a field that are counted, at most: far more than what gives full marks. */
const MAX_VALUES = 2000
/** Milliseconds for the facets of one query. */
const TIME_LIMIT = 10_000
/** Claims of a patent that protects much, and records of a core inventor. */
const [MANY_CLAIMS, FREQUENT] = [10, 3]
const TEN_YEARS = 10

/** The queries of a company: all its records, those of the last five years, and the earlier ones. */
export interface CapabilityQueries {
  readonly all: QueryNode | null
  readonly recent: QueryNode | null
  readonly earlier: QueryNode | null
}

interface Counting {
  readonly filters: readonly Filter[]
  readonly signal: AbortSignal
  /** The present year. */
  readonly year: number
}

type CountedCapability = CapabilityCounts & { readonly complete: boolean }

/** Counts everything that the indicators of one company need, in three passes over its records. */
export async function countCapability(
  engine: Pick<SearchEngine<PatentRecord>, 'facets' | 'count'>,
  { all, recent, earlier }: CapabilityQueries,
  { filters, signal, year }: Counting,
): Promise<CountedCapability> {
  const of = (query: QueryNode | null) => ({ query, filters, timeLimit: TIME_LIMIT, signal })
  const values = (field: string) => ({ field, count: MAX_VALUES })
  const claims = {
    field: 'claim-count',
    ranges: [
      { from: 1, to: MANY_CLAIMS },
      { from: MANY_CLAIMS, to: null },
    ],
  }
  const [{ total }, whole, lately, before] = await Promise.all([
    engine.count({ query: all, filters, exact: true, signal }),
    engine.facets({
      ...of(all),
      facets: [
        ...[FIELDS.applied, FIELDS.granted, FIELDS.type, FIELDS.status, FIELDS.office, FIELDS.ipc, FIELDS.inventor].map(values),
        claims,
      ],
    }),
    engine.facets({ ...of(recent), facets: [FIELDS.ipc, FIELDS.inventor].map(values) }),
    engine.facets({ ...of(earlier), facets: [values(FIELDS.ipc)] }),
  ])
  const [applied, granted, types, states, offices, subclasses, inventors, claimed] = whole.map(({ list }) => list)
  const [recentSubclasses, recentInventors] = lately.map(({ list }) => list)
  const known = new Set((before[0]?.list ?? []).map(({ value }) => value))
  const years = (applied ?? []).map(({ value, count }) => ({ year: Number(value), count }))
  const largest = offices?.[0]?.count ?? 0
  return {
    total,
    granted: sumOf(granted),
    recent: sumOf(years.filter((one) => one.year > year - RECENT_YEARS)),
    inventions: countOf(types, 'A') + countOf(types, 'B'),
    inForce: countOf(states, 'active'),
    inactive: countOf(states, 'inactive'),
    withClaims: sumOf(claimed),
    withManyClaims: claimed?.[1]?.count ?? 0,
    offices: offices?.length ?? 0,
    abroad: Math.max(0, sumOf(offices) - largest),
    subclasses: subclasses?.length ?? 0,
    newSubclasses: (recentSubclasses ?? []).filter(({ value }) => !known.has(value)).length,
    inventors: inventors?.length ?? 0,
    frequentInventors: (inventors ?? []).filter(({ count }) => count >= FREQUENT).length,
    recentInventors: recentInventors?.length ?? 0,
    activeYears: years.filter((one) => one.year > year - TEN_YEARS && one.year <= year).length,
    complete: [...whole, ...lately, ...before].every(({ timedOut }) => !timedOut),
  }
}

/** Calendar years of recent applications, as for new entrants (G169). */
export const RECENT_YEARS = 5

/** Whether a count of different values may be too small. Pure. */
export function isLowerBound(figure: number): boolean {
  return figure >= MAX_VALUES
}

function countOf(list: Facet['list'] | undefined, value: string): number {
  return list?.find((one) => one.value === value)?.count ?? 0
}

function sumOf(list: readonly { readonly count: number }[] | undefined): number {
  return (list ?? []).reduce((sum, { count }) => sum + count, 0)
}
