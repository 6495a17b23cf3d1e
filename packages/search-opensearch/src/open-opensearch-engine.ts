import { PATENT_KIND } from '@gezhi/records'
import { hash } from 'node:crypto'
import type { MeaningModel } from '@gezhi/meaning'
import {
  type Contents,
  type ContentsRequest,
  type Count,
  type EngineStatus,
  type Facet,
  type IndexBuild,
  type Page,
  type RelatedRequest,
  type RequestOptions,
  type SearchEngine,
  type SourceProgress,
  type StoredRecord,
  type Suggestion,
  type Table,
  type WriteBatch,
  type WriteCounts,
  type WriteOptions,
} from '@gezhi/search'
import { Cluster, type ClusterOptions } from './cluster.ts'
import { countOfHits } from './read/count-of-hits.ts'
import { OpenSearchMeaning } from './meaning/opensearch-meaning.ts'
import { facetsOfHits } from './read/facets-of-hits.ts'
import { pageOfHits } from './read/page-of-hits.ts'
import type { Searching } from './read/searching.ts'
import { countsRelated, recordsRelated } from './read/related-records.ts'
import { contentsAfter, recordsById, similarDocuments } from './read/stored-records.ts'
import { suggestions } from './read/suggest/suggestions.ts'
import { tableOfHits } from './read/table-of-hits.ts'
import { Indexes } from './write/indexes.ts'

export interface OpenSearchEngineOptions extends ClusterOptions {
  /** Name by which the index is found in the cluster: an alias; what lies behind it begins with it. Small letters, digits, hyphens. */
  readonly name: string
  /** Parts an index is made of. Default 1; a part should not hold more than some ten million patents. */
  readonly shards?: number
  /** Copies of each part beside the first. Default 0. */
  readonly replicas?: number
  /** What makes vectors in the place of the one that learns from the records. The engine closes it. */
  readonly meaningModel?: MeaningModel | null
  /** Told what goes on without something it should have. Default `console.warn`. */
  readonly warn?: (what: string) => void
}

/** The name in the cluster of an index that is built to be adopted, for the folder it is built for. Pure. */
export function indexAside(name: string, folder: string): string {
  return `${name}-aside-${hash('sha256', folder, 'hex').slice(0, 12)}`
}

/**
 * Removes from a cluster what was built in the place of a folder to be adopted by the index of this name and never will be, and what nobody went
 * on with for a week. Rejects with `SearchError`.
 */
export async function dropIndexAside({ name, ...address }: ClusterOptions & { readonly name: string }, folder: string): Promise<void> {
  const cluster = new Cluster(address)
  const shape = { shards: 1, replicas: 0 }
  try {
    await new Indexes(cluster, indexAside(name, folder), shape).remove()
    await new Indexes(cluster, name, shape).dropAbandoned()
  } finally {
    await cluster.close()
  }
}

const OUTDATED =
  'The index in the cluster was made by another version of Gezhi and may miss what is asked of it: make it anew with npm run import -- --rebuild / 集群中的索引由其他版本的格致建立，检索结果可能不全：请用 npm run import -- --rebuild 重建'

/** Opens the index of this name in a cluster, or makes it; warns of one that was made in another form. Rejects with `SearchError`. */
export async function openOpenSearchEngine(options: OpenSearchEngineOptions): Promise<SearchEngine> {
  const { name, shards = 1, replicas = 0, meaningModel: model = null, warn = console.warn, ...address } = options
  const cluster = new Cluster(address)
  const indexes = new Indexes(cluster, name, { shards, replicas })
  try {
    if (!(await indexes.open())) warn(OUTDATED)
    return new OpenSearchEngine(cluster, indexes, new OpenSearchMeaning({ cluster, address, name, model, warn }))
  } catch (error) {
    await cluster.close()
    throw error
  }
}

class OpenSearchEngine implements SearchEngine {
  readonly name = 'opensearch'
  readonly kind = PATENT_KIND
  readonly supports = {
    orderedProximity: true,
    patterns: true,
    frequency: true,
    wordForms: true,
    suggestions: true,
    snippets: true,
    similar: true,
    meaning: true,
  }
  readonly meaning: OpenSearchMeaning
  readonly #cluster: Cluster
  readonly #indexes: Indexes
  readonly #searching: Searching
  /** Writes follow each other. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor(cluster: Cluster, indexes: Indexes, meaning: OpenSearchMeaning) {
    this.#cluster = cluster
    this.#indexes = indexes
    this.meaning = meaning
    this.#searching = { cluster, index: indexes.name, rankWithin: this.meaning.rankWithin }
  }

  page(request: Parameters<SearchEngine['page']>[0]): Promise<Page> {
    return pageOfHits(this.#searching, request)
  }

  count(request: Parameters<SearchEngine['count']>[0]): Promise<Count> {
    return countOfHits(this.#searching, request)
  }

  facets(request: Parameters<SearchEngine['facets']>[0]): Promise<Facet[]> {
    return facetsOfHits(this.#searching, request)
  }

  table(request: Parameters<SearchEngine['table']>[0]): Promise<Table> {
    return tableOfHits(this.#searching, request)
  }

  suggest(request: Parameters<SearchEngine['suggest']>[0]): Promise<Suggestion[]> {
    return suggestions(this.#searching, request)
  }

  similar(request: Parameters<SearchEngine['similar']>[0]): Promise<Page> {
    return similarDocuments(this.#searching, request)
  }

  get(ids: readonly string[], { signal }: RequestOptions = {}): Promise<StoredRecord[]> {
    return recordsById(this.#searching, ids, signal)
  }

  async related(field: string, value: string, limit: number, options: RequestOptions = {}): Promise<StoredRecord[]> {
    return (await this.relatedEach({ field, values: [value], limit, ...options }))[0]!
  }

  relatedEach(request: RelatedRequest): Promise<StoredRecord[][]> {
    return recordsRelated(this.#searching, request)
  }

  relatedCounts(field: string, values: readonly string[], options: RequestOptions = {}): Promise<number[]> {
    return countsRelated(this.#searching, { field, values, ...options })
  }

  write(batch: WriteBatch, options?: WriteOptions): Promise<WriteCounts> {
    return this.#inTurn(() => this.#indexes.write(batch, options))
  }

  buildAside(): Promise<IndexBuild> {
    return this.#indexes.buildAside()
  }

  rebuild(options?: WriteOptions): Promise<void> {
    return this.#inTurn(() => this.#indexes.rebuild(options))
  }

  /** The other index lies in the cluster: of the folder that is adopted only the name says which, as `indexAside` tells it. */
  adopt(folder: string): Promise<void> {
    return this.#inTurn(() => this.#indexes.adopt(indexAside(this.#indexes.name, folder)))
  }

  sourceProgress(source: string): Promise<SourceProgress | null> {
    return this.#indexes.progress(source)
  }

  allProgress(): Promise<SourceProgress[]> {
    return this.#indexes.allProgress()
  }

  contents(request: ContentsRequest): Promise<Contents> {
    return contentsAfter(this.#searching, request)
  }

  status(): Promise<EngineStatus> {
    return this.#indexes.status()
  }

  async close(): Promise<void> {
    await this.meaning.close()
    await this.#cluster.close()
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work)
    // Whoever asked hears of a failure; the turn after it comes all the same.
    this.#queue = done.catch(() => {})
    return done
  }
}
