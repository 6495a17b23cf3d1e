import type { AnswerOf, Calls } from '@gezhi/contract'
import { applicantKind } from '@gezhi/records'
import type { Facet, SearchEngine } from '@gezhi/search'

/** The six counters of the home page. */
export type IndexCounters = AnswerOf<Calls['content']['getHomeCounters']>

/** ms after which the index is checked again for changes, and between two counts of it while it changes. */
const CHECK_INTERVAL_MS = 5000
const COUNTED_EVERY = 60_000
/** Maximum number of applicant names examined, by frequency; an index with more of them counts fewer companies than it contains. */
const MAX_APPLICANTS = 100_000
/** Time limit of counting in ms; a value that exceeds it keeps its last result. */
const TIME_LIMIT = 20_000

/**
 * Counts the contents of an index: publications, the countries that published them, their sources, companies among their applicants;
 * the index contains no trademarks, which count 0. Concurrent callers share one count. After the first, nobody waits for one: after a write
 * the number of publications is the new one at once, the others follow when they are counted. `now` in ms.
 */
export function indexCounters(engine: Pick<SearchEngine, 'status' | 'facets'>, now: () => number): () => Promise<IndexCounters> {
  let last: { readonly counters: IndexCounters; readonly version: number; readonly time: number } | null = null
  let lookedAt = -Infinity
  let counting: Promise<IndexCounters> | null = null
  const count = async () => {
    const { documents, version } = await engine.status()
    const counters = await counted(engine, documents, last?.counters)
    last = { counters, version, time: now() }
    return counters
  }
  return async () => {
    if (last === null) return (counting ??= count().finally(() => (counting = null)))
    if (now() - lookedAt < CHECK_INTERVAL_MS) return last.counters
    lookedAt = now()
    const { documents, version } = await engine.status()
    if (version === last.version) return last.counters
    last = { ...last, counters: { ...last.counters, patentCount: documents } }
    if (now() - last.time >= COUNTED_EVERY) {
      counting ??= count().finally(() => (counting = null))
      // The last counts are returned meanwhile; a later caller retries.
      counting.catch(() => {})
    }
    return last.counters
  }
}

async function counted(engine: Pick<SearchEngine, 'facets'>, documents: number, before: IndexCounters | undefined): Promise<IndexCounters> {
  const facets = [
    { field: 'country', count: 1000 },
    { field: 'source', count: 1000 },
    { field: 'applicant', count: MAX_APPLICANTS },
  ]
  const [countries, sources, applicants] = await engine.facets({ query: null, facets, timeLimit: TIME_LIMIT })
  const orBefore = (facet: Facet | undefined, name: keyof IndexCounters, value: (list: Facet['list']) => number) =>
    facet === undefined || facet.timedOut ? (before?.[name] ?? 0) : value(facet.list)
  return {
    tycCompanyCount: orBefore(applicants, 'tycCompanyCount', companies),
    countryCount: orBefore(countries, 'countryCount', ({ length }) => length),
    searchPatentSoCount: orBefore(sources, 'searchPatentSoCount', ({ length }) => length),
    tycTrademarkInfo: 0,
    patentCount: documents,
    trademark: 0,
  }
}

function companies(list: Facet['list']): number {
  return list.filter(({ value }) => applicantKind({ name: value }) === 'company').length
}
