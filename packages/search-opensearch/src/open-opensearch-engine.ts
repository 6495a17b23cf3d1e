import { hash } from 'node:crypto'
import { indexAddress, type RecordKind } from '@gezhi/records'
import type { EmbeddingModel } from '@gezhi/semantic'
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
import { OpenSearchSemanticSearch } from './semantic/opensearch-semantic-search.ts'
import { facetsOfHits } from './read/facets-of-hits.ts'
import { pageOfHits } from './read/page-of-hits.ts'
import type { Searching } from './query-dsl/searched-index.ts'
import { countsRelated, recordsRelated } from './read/related-records.ts'
import { contentsAfter, recordsById, similarDocuments } from './read/stored-records.ts'
import { suggestions } from './read/suggest/suggestions.ts'
import { tableOfHits } from './read/table-of-hits.ts'
import { indexLayout, type IndexLayout } from './storage/index-layout.ts'
import { Indexes } from './write/indexes.ts'

/** Address of an index in a cluster. */
export interface IndexAddress<R extends object> extends ClusterOptions {
  /** Kind of its records. */
  readonly kind: RecordKind<R>
  /** Prefix of the aliases and names of all indexes of an installation (`indexAddress`). Lower-case letters, digits, hyphens. */
  readonly name: string
}

export interface OpenSearchEngineOptions<R extends object> extends IndexAddress<R> {
  /** The folder for which a shadow index is built (`swapIn`): it is in the cluster, next to the one it replaces. */
  readonly shadowOf?: string
  /** Number of shards. Default 1; a shard should hold no more than some ten million records. */
  readonly shards?: number
  /** Number of replicas. Default 0. */
  readonly replicas?: number
  /** External embedding model that replaces the one learned from the records. The engine closes it. */
  readonly embeddingModel?: EmbeddingModel | null
  /** Called when the engine continues without something it should have. Default `console.warn`. */
  readonly warn?: (what: string) => void
}

/** The alias of a shadow index, derived from the folder it is built for. Pure. */
function shadowAlias(alias: string, folder: string): string {
  return `${alias}-aside-${hash('sha256', folder, 'hex').slice(0, 12)}`
}

/**
 * Removes the shadow index of a folder, which will not be swapped in, and shadow indexes abandoned for a week. Rejects with
 * `SearchError`.
 */
export async function dropShadowIndex<R extends object>({ kind, name, ...address }: IndexAddress<R>, folder: string): Promise<void> {
  const cluster = new Cluster(address)
  const shape = { layout: indexLayout(kind), shards: 1, replicas: 0 }
  const alias = indexAddress(name, kind)
  try {
    await new Indexes(cluster, shadowAlias(alias, folder), shape).remove()
    await new Indexes(cluster, alias, shape).dropAbandoned()
  } finally {
    await cluster.close()
  }
}

const OUTDATED =
  'The index in the cluster was built by another version of Gezhi and results may be incomplete: rebuild it with npm run import -- --rebuild / 集群中的索引由其他版本的格致建立，检索结果可能不全：请用 npm run import -- --rebuild 重建'

/**
 * Opens the index of a kind in a cluster, and creates it if it is missing; warns if it has an outdated form. Rejects with `SearchError`.
 */
export async function openOpenSearchEngine<R extends object>(options: OpenSearchEngineOptions<R>): Promise<SearchEngine<R>> {
  const { kind, name, shadowOf, shards = 1, replicas = 0, embeddingModel: model = null, warn = console.warn, ...address } = options
  const layout = indexLayout(kind)
  const alias = shadowOf === undefined ? indexAddress(name, kind) : shadowAlias(indexAddress(name, kind), shadowOf)
  const cluster = new Cluster(address)
  const indexes = new Indexes(cluster, alias, { layout, shards, replicas })
  try {
    if (!(await indexes.open())) warn(OUTDATED)
    const semantic = new OpenSearchSemanticSearch<R>({ cluster, address, name: alias, layout, model, warn })
    return new OpenSearchEngine({ kind, layout, cluster, indexes, semantic })
  } catch (error) {
    await cluster.close()
    throw error
  }
}

interface EngineParts<R extends object> {
  readonly kind: RecordKind<R>
  readonly layout: IndexLayout
  readonly cluster: Cluster
  readonly indexes: Indexes
  readonly semantic: OpenSearchSemanticSearch<R>
}

/** Documents contain records of the kind only, so casts of what is read are safe. */
class OpenSearchEngine<R extends object> implements SearchEngine<R> {
  readonly name = 'opensearch'
  readonly use = null
  readonly rebuilding = null
  readonly kind: RecordKind<R>
  readonly supports = {
    orderedProximity: true,
    patterns: true,
    frequency: true,
    wordForms: true,
    suggestions: true,
    snippets: true,
    similar: true,
    semantic: true,
  }
  readonly semantic: OpenSearchSemanticSearch<R>
  readonly #cluster: Cluster
  readonly #indexes: Indexes
  readonly #searching: Searching
  /** Serialises writes. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor({ kind, layout, cluster, indexes, semantic }: EngineParts<R>) {
    this.kind = kind
    this.#cluster = cluster
    this.#indexes = indexes
    this.semantic = semantic
    this.#searching = { cluster, index: indexes.name, layout, rankWithin: semantic.rankWithin, recordSets: semantic.recordSets }
  }

  page(request: Parameters<SearchEngine['page']>[0]): Promise<Page<R>> {
    return pageOfHits(this.#searching, request) as Promise<Page<R>>
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

  similar(request: Parameters<SearchEngine['similar']>[0]): Promise<Page<R>> {
    return similarDocuments(this.#searching, request) as Promise<Page<R>>
  }

  get(ids: readonly string[], { signal }: RequestOptions = {}): Promise<StoredRecord<R>[]> {
    return recordsById(this.#searching, ids, signal) as Promise<StoredRecord<R>[]>
  }

  async related(field: string, value: string, limit: number, options: RequestOptions = {}): Promise<StoredRecord<R>[]> {
    return (await this.relatedEach({ field, values: [value], limit, ...options }))[0]!
  }

  relatedEach(request: RelatedRequest): Promise<StoredRecord<R>[][]> {
    return recordsRelated(this.#searching, request) as Promise<StoredRecord<R>[][]>
  }

  relatedCounts(field: string, values: readonly string[], options: RequestOptions = {}): Promise<number[]> {
    return countsRelated(this.#searching, { field, values, ...options })
  }

  write(batch: WriteBatch<R>, options?: WriteOptions): Promise<WriteCounts> {
    return this.#inSequence(() => this.#indexes.write(batch, options))
  }

  buildShadow(): Promise<IndexBuild<R>> {
    return this.#indexes.buildShadow()
  }

  rebuild(options?: WriteOptions): Promise<void> {
    return this.#inSequence(() => this.#indexes.rebuild(options))
  }

  /** The other index is in the cluster: only the name of the folder identifies it, as in `shadowOf`. */
  swapIn(folder: string): Promise<void> {
    return this.#inSequence(() => this.#indexes.swapIn(shadowAlias(this.#indexes.name, folder)))
  }

  sourceProgress(source: string): Promise<SourceProgress | null> {
    return this.#indexes.progress(source)
  }

  allProgress(): Promise<SourceProgress[]> {
    return this.#indexes.allProgress()
  }

  contents(request: ContentsRequest): Promise<Contents<R>> {
    return contentsAfter(this.#searching, request) as Promise<Contents<R>>
  }

  status(): Promise<EngineStatus> {
    return this.#indexes.status()
  }

  async close(): Promise<void> {
    await this.semantic.close()
    await this.#cluster.close()
  }

  #inSequence<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work)
    // The caller receives the error; the next call runs regardless.
    this.#queue = done.catch(() => {})
    return done
  }
}
