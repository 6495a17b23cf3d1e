import { SearchError, type Facet, type FacetRequest, type FacetsRequest, type RecordSet } from '@gezhi/search'
import type { Clause } from '../query-dsl/clause.ts'
import { countedField, frequentValues, type Bucket } from './counted-field.ts'
import type { Searching } from '../query-dsl/searched-index.ts'
import { groupPath } from './group-path.ts'
import { search, type SearchAnswer } from './searching.ts'

const DEFAULT_TIME_LIMIT = 2000
/** yyyyMMdd divided by this is the interval. */
const DIVISOR = { year: 10_000, month: 100 } as const

/** Up to this number the groups of a value are counted nearly exactly, above within a few per cent. */
const PRECISE_GROUPS = 3000

interface FacetsAnswer extends Omit<SearchAnswer, 'aggregations'> {
  readonly aggregations?: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>
}

/** Counts of the values of each field among the hits or their groups; all are marked incomplete if the time was too short. Rejects with `SearchError`. */
export async function facetsOfHits(searching: Searching, request: FacetsRequest): Promise<Facet[]> {
  const { facets, collapse, timeLimit = DEFAULT_TIME_LIMIT } = request
  const groups = collapse === undefined ? null : groupPath(searching.layout, collapse)
  const counted = await Promise.all(facets.map((facet) => aggregation(searching, facet)))
  const aggs = Object.fromEntries(counted.map((facet, i) => [`facet${i}`, counting(facet, groups)]))
  if (timeLimit <= 0) return facets.map(({ field }) => ({ field, list: [], timedOut: true }))
  if (facets.length === 0) return []
  const answer = await search<FacetsAnswer>(searching, request, {
    size: 0,
    track_total_hits: false,
    timeout: `${Math.ceil(timeLimit)}ms`,
    aggs,
  })
  return facets.map((facet, i) => ({
    field: facet.field,
    list: listOf(facet, answer.aggregations?.[`facet${i}`]?.buckets ?? []),
    timedOut: answer.timed_out,
  }))
}

async function aggregation({ layout }: Searching, facet: FacetRequest): Promise<Clause> {
  if ('sets' in facet) return setsOf(facet.sets)
  const field = countedField(layout, facet.field)
  const path = `value.${field.name}`
  if ('count' in facet) return frequentValues(field, facet.count)
  if (field.store !== 'number') throw new SearchError('invalid-request', `${facet.field} has no numbers to part`)
  if ('interval' in facet) return { histogram: { field: path, interval: DIVISOR[facet.interval], min_doc_count: 1 } }
  const filters = facet.ranges.map(({ from, to }) => ({
    range: { [path]: { ...(from !== null && { gte: from }), ...(to !== null && { lt: to }) } },
  }))
  return { filters: { filters } }
}

async function setsOf(sets: readonly RecordSet[]): Promise<Clause> {
  return { filters: { filters: await Promise.all(sets.map(async (set) => ({ terms: { docId: await set.ids() } }))) } }
}

/** Also the groups of each bucket: they are counted in the most frequent values by hits, for which one pass suffices. */
function counting(aggregation: Clause, groups: string | null): Clause {
  if (groups === null) return aggregation
  return { ...aggregation, aggs: { groups: { cardinality: { field: groups, precision_threshold: PRECISE_GROUPS } } } }
}

function listOf(facet: FacetRequest, buckets: readonly Bucket[]): Facet['list'] {
  if ('ranges' in facet) return facet.ranges.map(({ from, to }, i) => ({ value: `${from ?? ''}..${to ?? ''}`, count: counted(buckets[i]) }))
  if ('sets' in facet) return facet.sets.map(({ name }, i) => ({ value: name, count: counted(buckets[i]) }))
  const valueOf = 'interval' in facet ? (key: string | number) => String(Number(key) / DIVISOR[facet.interval]) : String
  const list = buckets.map((bucket) => ({ value: valueOf(bucket.key), count: counted(bucket) }))
  return 'interval' in facet ? list : list.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

function counted(bucket: Bucket | undefined): number {
  return bucket?.groups?.value ?? bucket?.doc_count ?? 0
}
