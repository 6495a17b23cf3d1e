import type { Collection } from '@gezhi/semantic'
import type { Searching } from '../query-dsl/searched-index.ts'

/** Terms counted in one request. */
const AT_ONCE = 2000
/** Maximum number of cached counts. */
const MAX_STORED = 200_000

interface Answer {
  readonly aggregations: { readonly terms: { readonly buckets: Readonly<Record<string, { readonly doc_count: number }>> } }
}

interface LengthAnswer {
  readonly hits: { readonly total: { readonly value: number } }
  readonly aggregations: { readonly length: { readonly value: number | null } }
}

/** The number of documents of an index with each term, and their lengths: requested from the cluster once for each state of the index. */
export class TermCounts {
  #version = -1
  readonly #counts = new Map<string, number>()
  #collection: Promise<Collection> | null = null

  /** Drops data of an older state of the index. */
  at(version: number): void {
    if (version === this.#version && this.#counts.size < MAX_STORED) return
    this.#version = version
    this.#counts.clear()
    this.#collection = null
  }

  /** Number of documents with a term; 0 for one that was not loaded. */
  of = (term: string): number => this.#counts.get(term) ?? 0

  isKnown(term: string): boolean {
    return this.#counts.has(term)
  }

  /** Loads the missing counts of these terms. */
  async load({ cluster, index }: Searching, terms: Iterable<string>, signal: AbortSignal | undefined): Promise<void> {
    const unknown = [...new Set(terms)].filter((term) => !this.#counts.has(term))
    for (let from = 0; from < unknown.length; from += AT_ONCE) {
      const batch = unknown.slice(from, from + AT_ONCE)
      const filters = Object.fromEntries(batch.map((term, i) => [String(i), { term: { 'meaning.term': term } }]))
      const body = { size: 0, track_total_hits: false, aggs: { terms: { filters: { filters } } } }
      const { aggregations } = await cluster.call<Answer>({ method: 'POST', path: `/${index}/_search`, body, signal })
      for (const [i, term] of batch.entries()) this.#counts.set(term, aggregations.terms.buckets[String(i)]!.doc_count)
    }
  }

  /** Collection statistics for scores. */
  collection(searching: Searching): Promise<Collection> {
    this.#collection ??= collectionOf(searching)
    // The caller receives the error; the next call retries.
    this.#collection.catch(() => void (this.#collection = null))
    return this.#collection
  }
}

async function collectionOf({ cluster, index }: Searching): Promise<Collection> {
  const body = { size: 0, track_total_hits: true, aggs: { length: { avg: { field: 'meaning.length' } } } }
  const { hits, aggregations } = await cluster.call<LengthAnswer>({ method: 'POST', path: `/${index}/_search`, body })
  return { documents: Math.max(1, hits.total.value), averageLength: Math.max(1, aggregations.length.value ?? 1) }
}
