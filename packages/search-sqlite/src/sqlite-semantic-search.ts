import type {
  SemanticBuildOptions,
  SemanticHit,
  SemanticSearchPage,
  SemanticSearchRequest,
  SemanticSearch,
  SemanticStatus,
  Neighbour,
  NeighboursRequest,
} from '@gezhi/search'
import { SearchError, selectionCondition } from '@gezhi/search'
import type { EmbeddingModel } from '@gezhi/semantic'
import { runChild } from '@gezhi/threads'
import type { QueryNode } from '@gezhi/query'
import { QuestionVectors, type QuestionVector } from '@gezhi/search/semantic'
import type { RecordKind } from '@gezhi/records'
import { readRecord } from './storage/stored-record.ts'
import { conditionText } from './threads/condition-text.ts'
import type { ReadIndex } from './threads/reader-protocol.ts'
import { runSemanticBuild, type SemanticBuild } from './threads/run-semantic-build.ts'
import { SEMANTIC_CHILD, type SemanticBuildReport } from './threads/semantic-child-protocol.ts'

/** The parts of the engine that semantic search uses. */
export interface SemanticThreads<R extends object> {
  /** Path of the live index. */
  readonly path: () => string
  readonly read: ReadIndex<R>
  /** Makes all readers load what was built. */
  readonly warm: () => Promise<void>
  /** Makes all readers load the words of the index with their vectors, once for each build. */
  readonly warmWords: () => Promise<void>
  readonly documents: () => Promise<number>
  /** Called when the search continues without something it should have. */
  readonly warn: (what: string) => void
}

type WrittenStatus = Omit<SemanticStatus, 'building'>

/** Semantic search over an SQLite index: searches in its reader threads, builds in temporary threads or a child process. */
export class SqliteSemanticSearch<R extends object> implements SemanticSearch<R> {
  readonly #kind: RecordKind<R>
  readonly #threads: SemanticThreads<R>
  readonly #model: EmbeddingModel | null
  readonly #questionVectors: QuestionVectors
  readonly #buildsInChild: boolean
  readonly #closing = new AbortController()
  #building: Promise<void> | null = null

  /** `model`: external embedding model that replaces the one learned from the records. */
  constructor(kind: RecordKind<R>, threads: SemanticThreads<R>, model: EmbeddingModel | null, buildsInChild: boolean) {
    this.#kind = kind
    this.#threads = threads
    this.#model = model
    this.#buildsInChild = buildsInChild
    this.#questionVectors = new QuestionVectors(model, threads.warn)
  }

  async rank({ signal, caller, query = null, filters, ...request }: SemanticSearchRequest): Promise<SemanticSearchPage<R>> {
    const questionVector = await this.#questionVectors.of(request, signal)
    const condition = conditionText(selectionCondition({ query, filters }, this.#kind.fields))
    const job = { ...request, condition, ...(questionVector !== null && { questionVector }) }
    const page = await this.#threads.read('rankSemantically', job, { signal, caller })
    return { ...page, hits: page.hits.map(({ json, ...hit }): SemanticHit<R> => ({ ...hit, record: readRecord(json) as R })) }
  }

  async neighbours({ signal, caller, ...request }: NeighboursRequest): Promise<Neighbour[]> {
    await this.#threads.warmWords()
    return this.#threads.read('neighbours', request, { signal, caller })
  }

  async build({
    signal,
    retrain = false,
    memoryMb,
    teaching,
    technicalTerms = [],
    onProgress,
  }: SemanticBuildOptions = {}): Promise<SemanticStatus> {
    if (this.#building !== null) throw new SearchError('unsupported', 'Vectors are being built already')
    const work = async () => {
      const isNew = teaching !== undefined && teaching.edition !== (await this.status()).teaching
      await this.#build(
        {
          kindModule: this.#kind.module,
          path: this.#threads.path(),
          retrain,
          memoryMb,
          teaching: isNew ? { edition: teaching.edition, texts: JSON.stringify(teaching.read()) } : null,
          technicalTerms,
        },
        AbortSignal.any([this.#closing.signal, ...(signal ? [signal] : [])]),
        onProgress,
      )
    }
    this.#building = work()
    try {
      await this.#building
      await this.#threads.warm()
    } finally {
      this.#building = null
    }
    return this.status()
  }

  /** In a child process if it needs none of what this one has open. */
  #build(build: SemanticBuild, signal: AbortSignal, onProgress: SemanticBuildOptions['onProgress'] = () => {}): Promise<void> {
    const { warn, documents } = this.#threads
    if (this.#model !== null) return runSemanticBuild(build, { signal, onProgress, warn, external: { model: this.#model, documents } })
    if (!this.#buildsInChild) return runSemanticBuild(build, { signal, onProgress, warn, external: null })
    const onReport = (report: SemanticBuildReport) => ('progress' in report ? onProgress(report.progress) : warn(report.warning))
    return runChild(SEMANTIC_CHILD, build, { signal, onProgress: onReport })
  }

  /** The vector of the semantic part of a query, from an external model. */
  questionVectorOf(query: QueryNode | null): Promise<QuestionVector | null> {
    return this.#questionVectors.inQuery(query)
  }

  async status(): Promise<SemanticStatus> {
    const status = await this.#threads.read('semanticStatus', null, {})
    return { ...status, waiting: Math.max(status.waiting, this.#vectorless(status)), building: this.#building !== null }
  }

  /** Documents without a vector of the chosen model: all if another model made them, or those an external model has not processed. */
  #vectorless({ documents, vectors, model }: WrittenStatus): number {
    if (this.#model === null) return model?.sample === null ? documents : 0
    return model?.id === this.#model.id ? documents - vectors : documents
  }

  async close(): Promise<void> {
    this.#closing.abort(new SearchError('closed', 'The search engine is closed'))
    // Whoever requested the build gets its error.
    await this.#building?.catch(() => {})
    await this.#model?.close()
  }
}
