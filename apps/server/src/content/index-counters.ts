import type { AnswerOf, Calls } from '@gezhi/contract'
import type { Facet, SearchEngine } from '@gezhi/search'

/** The six counters of the home page. */
export type IndexCounters = AnswerOf<Calls['content']['getHomeCounters']>

/** ms after which the indexes are checked again for changes, and between two counts of patents while they change. */
const CHECK_INTERVAL_MS = 5000
const COUNTED_EVERY = 60_000
/** Time limit of counting in ms; a value that exceeds it keeps its last result. */
const TIME_LIMIT = 20_000

/** The engines whose records are counted. */
export interface CountedEngines {
  readonly patents: Pick<SearchEngine, 'status' | 'facets'>
  readonly trademarks: Pick<SearchEngine, 'status'>
  readonly companies: Pick<SearchEngine, 'status'>
}

/**
 * Counts the contents of the indexes: publications, the countries that published them and their sources, trademarks, companies.
 * Concurrent callers share one count. After the first, nobody waits for one: after a write the numbers of records are the new ones at
 * once, countries and sources follow when they are counted. `now` in ms.
 */
export function indexCounters(engines: CountedEngines, now: () => number): () => Promise<IndexCounters> {
  let last: { readonly counters: IndexCounters; readonly version: number; readonly time: number } | null = null
  let lookedAt = -Infinity
  let counting: Promise<IndexCounters> | null = null
  const count = async () => {
    const { records, version } = await recordsOf(engines)
    const counters = { ...records, ...(await counted(engines.patents, last?.counters)) }
    last = { counters, version, time: now() }
    return counters
  }
  return async () => {
    if (last === null) return (counting ??= count().finally(() => (counting = null)))
    if (now() - lookedAt < CHECK_INTERVAL_MS) return last.counters
    lookedAt = now()
    const { records, version } = await recordsOf(engines)
    last = { ...last, counters: { ...last.counters, ...records } }
    if (version !== last.version && now() - last.time >= COUNTED_EVERY) {
      counting ??= count().finally(() => (counting = null))
      // The last counts are returned meanwhile; a later caller retries.
      counting.catch(() => {})
    }
    return last.counters
  }
}

/** Numbers of records, which engines know without counting, and the version of the patents. */
async function recordsOf({ patents, trademarks, companies }: CountedEngines) {
  const [ofPatents, ofTrademarks, ofCompanies] = await Promise.all([patents.status(), trademarks.status(), companies.status()])
  const records = {
    patentCount: ofPatents.documents,
    tycCompanyCount: ofCompanies.documents,
    trademark: ofTrademarks.documents,
    tycTrademarkInfo: ofTrademarks.documents,
  }
  return { records, version: ofPatents.version }
}

async function counted(engine: Pick<SearchEngine, 'facets'>, before: IndexCounters | undefined) {
  const facets = [
    { field: 'country', count: 1000 },
    { field: 'source', count: 1000 },
  ]
  const [countries, sources] = await engine.facets({ query: null, facets, timeLimit: TIME_LIMIT })
  const orBefore = (facet: Facet | undefined, name: keyof IndexCounters) =>
    facet === undefined || facet.timedOut ? (before?.[name] ?? 0) : facet.list.length
  return { countryCount: orBefore(countries, 'countryCount'), searchPatentSoCount: orBefore(sources, 'searchPatentSoCount') }
}
