import { existsSync } from 'node:fs'
import type { RecordKind } from '@gezhi/records'
import type {
  Contents,
  ContentsRequest,
  Count,
  CountRequest,
  EngineStatus,
  EngineUse,
  Facet,
  FacetsRequest,
  IndexBuild,
  Page,
  PageRequest,
  RecordSet,
  RelatedRequest,
  RequestOptions,
  SearchEngine,
  SelectedBy,
  SimilarRequest,
  SourceProgress,
  StoredRecord,
  SuggestRequest,
  Suggestion,
  Table,
  TableRequest,
  WriteBatch,
  WriteCounts,
  WriteOptions,
} from '@gezhi/search'
import { recordSetsOf, SearchError, selectionCondition } from '@gezhi/search'
import { readRecord } from './storage/stored-record.ts'
import { indexLayout, type IndexLayout } from './storage/index-layout.ts'
import { emptyIndexStatus, isEmptyIndex } from './storage/empty-index.ts'
import { usableIndex } from './storage/usable-index.ts'
import type { EngineParts, EngineThreads, IndexWriting } from './engine-parts.ts'
import { sumOfCounts, type CacheCounts } from './read/cache-counts.ts'
import { SqliteSemanticSearch } from './sqlite-semantic-search.ts'
import { conditionText } from './threads/condition-text.ts'
import type { JobOptions } from './threads/job-options.ts'
import type { JobQueue } from './threads/job-queue.ts'
import { LatestJob } from './threads/latest-job.ts'
import type { RebuildBeside } from './threads/rebuild-beside.ts'
import { sentBatch } from './threads/sent-batch.ts'
import { SetIds } from './threads/set-ids.ts'
import { sharing } from './threads/sharing.ts'
import { withoutIds } from './threads/without-ids.ts'
import { SHARED_PARTS, type ReaderOperations, type ReaderQueries, type Selected, type SharedPart } from './threads/reader-protocol.ts'
import type { OperationName, WorkerThread } from '@gezhi/threads'

/** ms between checks for a new live index. */
const CHECK_INTERVAL_MS = 500

/** Up to this number of documents one reader starts with the engine; one that starts later loads by itself what the others share. */
const EACH_LOADS = 10_000

/** Milliseconds for which a count continues after its caller has aborted. */
const COUNTED_ON_MS = 10_000

/** Caller name of these counts: their thread time does not count against a user, who did not request it. */
const COUNTING_ON = 'exact counts'

/** An index in a folder, read and written by threads. */
export class SqliteEngine<R extends object> implements SearchEngine<R> {
  readonly name = 'sqlite'
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
  readonly semantic: SqliteSemanticSearch<R>
  readonly #writer: IndexWriting
  readonly #readers: JobQueue<ReaderOperations<R>>
  readonly #counts: readonly CacheCounts[]
  readonly #setIds = new SetIds()
  readonly #running = new Set<Promise<unknown>>()
  /** Restarted readers that have not yet attached the in-memory data of the others. */
  readonly #cold = new Set<WorkerThread<ReaderOperations<R>>>()
  /** Empty while there is no index. */
  #path: string
  /** The index that was found to contain records. */
  #filledPath = ''
  #followed: { readonly folder: string; readonly layout: IndexLayout; readonly looking: NodeJS.Timeout } | null = null
  #building = false
  #rebuild: RebuildBeside | null = null
  /** Loading of the words of the index for synonyms, which begins with the first request for some. */
  #words: Promise<void> | null = null
  readonly #countingOn = new LatestJob()
  #closed = false

  constructor(kind: RecordKind<R>, { writer, readers, counts }: EngineThreads<R>, { path, model, warn, buildsInChild }: EngineParts) {
    this.kind = kind
    this.#writer = writer
    this.#readers = readers
    this.#counts = counts
    this.#path = path ?? ''
    this.semantic = new SqliteSemanticSearch<R>(
      kind,
      {
        path: () => this.#path,
        read: (query, request, options) => this.#read(query, request, options),
        warm: () => this.#warm('semantic'),
        // What fails is loaded again by the next request.
        warmWords: () => (this.#words ??= this.#warm('words').catch(() => void (this.#words = null))),
        documents: async () => (await this.status()).documents,
        warn,
      },
      model,
      buildsInChild,
    )
  }

  /**
   * Loads what conditions, facets and sorts need into memory shared by all readers, so that the first search need not wait. For an empty
   * index nothing is loaded, and its threads do not start.
   */
  warm(): void {
    if (isEmptyIndex(this.#path)) return
    // One after the other, so that one reader does both. Preloading only: the first request loads it and receives its errors.
    this.#warm('snapshot')
      .then(() => this.#warm('semantic'))
      .catch(() => {})
  }

  /** Gives a restarted reader the in-memory data of the others. */
  warmAgain(thread: WorkerThread<ReaderOperations<R>>): void {
    if (this.#closed || this.#path === '') return
    // Preloading only: the first request loads what is missing and receives its errors.
    this.#warmOne(thread).catch(() => {})
  }

  /** Switches to reading whichever index another process makes live in a folder. */
  follow(folder: string): void {
    const looking = setInterval(() => this.#lookAgain(), CHECK_INTERVAL_MS)
    looking.unref()
    this.#followed = { folder, layout: indexLayout(this.kind), looking }
  }

  /** Reads the outdated index of a folder, and the new one once it is there. */
  readUntilRebuilt(rebuild: RebuildBeside, folder: string): void {
    this.#rebuild = rebuild
    this.follow(folder)
    // It never rejects.
    void rebuild.ended.then(() => {
      this.#lookAgain()
      clearInterval(this.#followed?.looking)
      this.#followed = this.#rebuild = null
    })
  }

  async page({ signal, caller, filters, ...request }: PageRequest): Promise<Page<R>> {
    const selected = await this.#selected({ query: request.query, filters })
    const options: JobOptions = { signal, caller, urgency: 'first', key: selected.condition }
    const query = request.query && withoutIds(request.query)
    const page = await this.#readWithin({ query: request.query, filters }, (sets) =>
      this.#read('page', { ...request, query, ...selected, ...sets }, options),
    )
    return { ...page, hits: page.hits.map(({ json, ...hit }) => ({ ...hit, record: readRecord(json) as R })) }
  }

  async count({ signal, caller, query, filters, ...request }: CountRequest): Promise<Count> {
    const selected = await this.#selected({ query, filters })
    const options: JobOptions = { caller, signal, urgency: 'later', key: selected.condition }
    this.#countingOn.stop()
    const count = await this.#readWithin({ query, filters }, (sets) => this.#read('count', { ...request, ...selected, ...sets }, options))
    if (count.relation === 'gte') this.#countOn({ ...request, ...selected }, options)
    return count
  }

  async facets({ signal, caller, query, filters, facets, ...request }: FacetsRequest): Promise<Facet[]> {
    const selected = await this.#selected({ query, filters })
    this.#countingOn.stop()
    const options: JobOptions = { signal, caller, urgency: 'later', key: selected.condition }
    const counted = facets.map((facet) => ('sets' in facet ? { ...facet, sets: facet.sets.map(({ name }) => name) } : facet))
    const counting = facets.flatMap((facet) => ('sets' in facet ? facet.sets : []))
    return this.#readWithin(
      { query, filters },
      (sets) => this.#read('facets', { ...request, ...selected, ...sets, facets: counted }, options),
      counting,
    )
  }

  async table({ signal, caller, query, filters, ...request }: TableRequest): Promise<Table> {
    const selected = await this.#selected({ query, filters })
    this.#countingOn.stop()
    const options: JobOptions = { signal, caller, urgency: 'later', key: selected.condition }
    return this.#readWithin({ query, filters }, (sets) => this.#read('table', { ...request, ...selected, ...sets }, options))
  }

  async suggest({ signal, caller, filters, ...request }: SuggestRequest): Promise<Suggestion[]> {
    const lowered = this.#lowered({ query: null, filters })
    return this.#readWithin({ query: null, filters }, (sets) =>
      this.#read('suggest', { ...request, ...lowered, ...sets }, { signal, caller }),
    )
  }

  similar({ signal, caller, ...request }: SimilarRequest): Promise<Page<R>> {
    return this.#read('similar', request, { signal, caller })
  }

  get(ids: readonly string[], options: RequestOptions = {}): Promise<StoredRecord<R>[]> {
    return this.#read('get', ids, options)
  }

  async related(field: string, value: string, limit: number, options: RequestOptions = {}): Promise<StoredRecord<R>[]> {
    return (await this.relatedEach({ field, values: [value], limit, ...options }))[0]!
  }

  relatedEach({ signal, caller, ...request }: RelatedRequest): Promise<StoredRecord<R>[][]> {
    return this.#read('related', request, { signal, caller })
  }

  relatedCounts(field: string, values: readonly string[], options: RequestOptions = {}): Promise<number[]> {
    return this.#read('relatedCounts', { field, values }, options)
  }

  async write(batch: WriteBatch<R>): Promise<WriteCounts> {
    return this.#writer.run('write', sentBatch(this.kind, batch))
  }

  async buildShadow(): Promise<IndexBuild<R>> {
    if (this.#building) throw new SearchError('unsupported', 'An index is being built already')
    this.#building = true
    await this.#writer.run('beginBuild', null).catch((error: unknown) => {
      this.#building = false
      throw error
    })
    return {
      write: async (batch) => this.#writer.run('writeToBuild', sentBatch(this.kind, batch)),
      finish: async () => this.#switchTo(await this.#endBuild('finishBuild')),
      abandon: async () => void (await this.#endBuild('abandonBuild')),
    }
  }

  async rebuild({ signal }: WriteOptions = {}): Promise<void> {
    if (this.#building) throw new SearchError('unsupported', 'An index is being built already')
    this.#building = true
    try {
      await this.#switchTo(await this.#writer.run('rebuild', null, { signal }))
    } catch (error) {
      // Only the first error is reported.
      const live = await this.#writer.run('abandonBuild', null).catch(() => this.#path)
      // It was aborted after the new index had become live.
      if (live !== this.#path) await this.#switchTo(live)
      throw error
    } finally {
      this.#building = false
    }
  }

  async swapIn(folder: string): Promise<void> {
    if (this.#building) throw new SearchError('unsupported', 'An index is being built already')
    await this.#switchTo(await this.#writer.run('swapIn', folder))
  }

  sourceProgress(source: string): Promise<SourceProgress | null> {
    return this.#read('progress', source, {})
  }

  allProgress(): Promise<SourceProgress[]> {
    return this.#read('allProgress', null, {})
  }

  async contents(request: ContentsRequest): Promise<Contents<R>> {
    const { records, next } = await this.#read('contents', request, {})
    return { records: records.map(({ docId, json }) => ({ docId, record: readRecord(json) as R })), next }
  }

  /** For an index without records no thread is started. */
  async status(): Promise<EngineStatus> {
    const path = this.#path
    if (path !== '' && path !== this.#filledPath) {
      const status = emptyIndexStatus(path)
      if (status !== null) return status
      this.#filledPath = path
    }
    return this.#read('status', null, {})
  }

  get rebuilding(): RebuildBeside | null {
    return this.#rebuild
  }

  get use(): EngineUse {
    return { ...this.#readers.use, ...sumOfCounts(this.#counts) }
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    clearInterval(this.#followed?.looking)
    await this.semantic.close()
    await Promise.all([this.#writer.close(), this.#readers.close()])
  }

  async #warmOne(thread: WorkerThread<ReaderOperations<R>>): Promise<void> {
    this.#cold.add(thread)
    try {
      const parts = SHARED_PARTS.filter((part) => part !== 'words' || this.#words !== null)
      for (const part of parts) await this.#readers.shareWithOne(thread, sharing<R>(this.#path, part), this.#cold)
    } finally {
      this.#cold.delete(thread)
    }
  }

  /** Loads a part. Words belong to a version of the semantic part. */
  async #warm(part: SharedPart['part']): Promise<void> {
    if (part === 'semantic') this.#words = null
    const { documents } = await this.status()
    const on = documents > EACH_LOADS ? 'all' : 'started'
    await this.#readers.share(sharing<R>(this.#path, part), on)
  }

  /**
   * Continues counting for at most `COUNTED_ON_MS`, so that a repeated request gets the exact number. One query at a time, only while no
   * other counts or facets are requested, and not for callers that have disconnected.
   */
  #countOn(request: ReaderQueries<R>['count']['request'], options: JobOptions): void {
    const limit = AbortSignal.any([AbortSignal.timeout(COUNTED_ON_MS), ...(options.signal ? [options.signal] : [])])
    this.#countingOn.start((signal) => this.#read('count', { ...request, exact: true }, { ...options, caller: COUNTING_ON, signal }), limit)
  }

  async #switchTo(path: string): Promise<void> {
    this.#path = path
    this.warm()
    await Promise.allSettled(this.#running)
    await this.#writer.run('removeOld', null)
  }

  async #endBuild(operation: 'finishBuild' | 'abandonBuild'): Promise<string> {
    try {
      return await this.#writer.run(operation, null)
    } finally {
      this.#building = false
    }
  }

  /** What a query and its filters select, with the vector of its semantic part if an external model computes vectors. */
  async #selected(selection: SelectedBy): Promise<Selected> {
    const questionVector = await this.semantic.questionVectorOf(selection.query)
    return questionVector === null ? this.#lowered(selection) : { ...this.#lowered(selection), questionVector }
  }

  #lowered(selection: SelectedBy): Selected {
    return { condition: conditionText(selectionCondition(selection, this.kind.fields)) }
  }

  /** Reads by the names of sets of records, and with their ids if the reader does not know one of them; `others`: sets beside those of the selection. */
  async #readWithin<Response>(
    selection: SelectedBy,
    read: (sets: Pick<Selected, 'recordSets'>) => Promise<Response>,
    others: readonly RecordSet[] = [],
  ): Promise<Response> {
    try {
      return await read({})
    } catch (error) {
      if (!(error instanceof SearchError) || error.reason !== 'unknown-records') throw error
      const ids = await Promise.all(
        [...recordSetsOf(selection), ...others].map(async (set) => [set.name, await this.#setIds.of(set)] as const),
      )
      return read({ recordSets: Object.fromEntries(ids) })
    }
  }

  async #read<Name extends OperationName<ReaderQueries<R>>>(
    query: Name,
    request: ReaderQueries<R>[Name]['request'],
    options: JobOptions,
  ): Promise<ReaderQueries<R>[Name]['response']> {
    const path = this.#path
    if (path === '') throw new SearchError('closed', 'There is no index yet')
    const running = this.#readers.run(query, { path, request }, options)
    this.#running.add(running)
    try {
      return await running
    } catch (error) {
      // The file was removed since the last check: its successor has the answer.
      if (!existsSync(path) && (path !== this.#path || this.#lookAgain())) return await this.#read(query, request, options)
      throw error
    } finally {
      this.#running.delete(running)
    }
  }

  /** Checks for a new live index and switches to it; returns whether there was one. */
  #lookAgain(): boolean {
    const found = this.#followed === null ? null : usableIndex(this.#followed.folder, this.#followed.layout)
    if (found === null || found === this.#path) return false
    this.#path = found
    this.warm()
    return true
  }
}
