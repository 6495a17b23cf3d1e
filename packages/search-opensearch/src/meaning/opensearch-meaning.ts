import type { SearchCondition } from '@gezhi/query'
import {
  patentsAskedAbout,
  SearchError,
  type MeaningPage,
  type MeaningQuestion,
  type MeaningRequest,
  type MeaningSearch,
  type MeaningStatus,
  type Neighbour,
} from '@gezhi/search'
import type { AskedMeaning } from '@gezhi/search/meaning'
import { resolvedClause, selectionClause } from '../asking/selection-clause.ts'
import type { Cluster } from '../cluster.ts'
import { recordsById } from '../read/stored-records.ts'
import type { Searching } from '../read/searching.ts'
import { liveIndex } from './live-index.ts'
import { pageOfRows, rankRows, type RankingIndex } from './rank-by-meaning.ts'
import { TermCounts } from './term-counts.ts'

/** Rankings of queries that are kept: page, count and facets of one search are of one. */
const MOST_RANKED = 50

/** Searching by meaning over an index in a cluster. */
export class OpenSearchMeaning implements MeaningSearch {
  readonly #searching: Searching
  readonly #counts = new TermCounts()
  readonly #ranked = new Map<string, Promise<readonly string[]>>()

  constructor(cluster: Cluster, name: string) {
    this.#searching = { cluster, index: name, rankWithin: this.rankWithin }
  }

  async rank(request: MeaningRequest): Promise<MeaningPage> {
    const { query = null, filters = [], signal } = request
    const on = await this.#ready(signal)
    const everywhere = query === null && filters.length === 0
    const within = everywhere ? null : await selectionClause(this.#searching, { query, filters, ...(signal !== undefined && { signal }) })
    return pageOfRows(on, await rankRows(on, { ...request, within }), request)
  }

  /** Ranks what a query asks by meaning (`SEM=`) among what the rest of it selects; the same question of the same index is ranked once. */
  rankWithin = async ({ text, within }: AskedMeaning, signal: AbortSignal | undefined): Promise<readonly string[]> => {
    const { cluster, index } = this.#searching
    const { version, meaning } = await liveIndex(cluster, index, signal)
    const key = JSON.stringify([text, within, version, meaning?.version])
    const ranked = this.#ranked.get(key) ?? this.#rankIds(text, within)
    this.#ranked.delete(key)
    this.#ranked.set(key, ranked)
    if (this.#ranked.size > MOST_RANKED) this.#ranked.delete(this.#ranked.keys().next().value!)
    ranked.catch(() => this.#ranked.delete(key))
    return ranked
  }

  /** Goes on when whoever asked first has gone: others may wait for it. */
  async #rankIds(text: string, within: SearchCondition): Promise<readonly string[]> {
    const on = await this.#ready(undefined)
    const clause = within.kind === 'all' ? null : await resolvedClause(this.#searching, within, undefined)
    const { rows, ranking } = await rankRows(on, { question: await this.#questionOf(text), within: clause })
    return ranking.order.map((place) => rows[place]!.docId)
  }

  /** The number of a patent that is held stands for what that patent is about; anything else is a text. */
  async #questionOf(text: string): Promise<MeaningQuestion> {
    const [held] = await recordsById(this.#searching, patentsAskedAbout(text))
    return held === undefined ? { kind: 'text', text } : { kind: 'patent', id: held.docId }
  }

  async neighbours(): Promise<Neighbour[]> {
    return []
  }

  async build(): Promise<MeaningStatus> {
    throw new SearchError('unsupported', 'Vectors cannot be built yet')
  }

  async status(): Promise<MeaningStatus> {
    const { documents } = await this.#counts.collection(this.#searching)
    return { documents, vectors: 0, waiting: documents, model: null, translations: {}, building: false }
  }

  async #ready(signal: AbortSignal | undefined): Promise<RankingIndex> {
    signal?.throwIfAborted()
    const { cluster, index } = this.#searching
    const { version } = await liveIndex(cluster, index, signal)
    this.#counts.at(version)
    return { searching: this.#searching, counts: this.#counts, lexicon: null }
  }
}
