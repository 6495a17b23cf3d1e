import { existsSync } from 'node:fs'
import type { RecordKind } from '@gezhi/records'
import type {
  Contents,
  ContentsRequest,
  Count,
  CountRequest,
  EngineStatus,
  Facet,
  IndexBuild,
  Page,
  RelatedRequest,
  RequestOptions,
  SearchEngine,
  Selection,
  SourceProgress,
  StoredRecord,
  Suggestion,
  Table,
  WriteBatch,
  WriteCounts,
  WriteOptions,
} from '@gezhi/search'
import { SearchError } from '@gezhi/search'
import type { WrittenPage } from './read/page-of-hits.ts'
import type { StoredTexts } from './read/stored-texts.ts'
import { readRecord } from './storage/stored-record.ts'
import { indexLayout, type IndexLayout } from './storage/index-layout.ts'
import { usableIndex } from './storage/usable-index.ts'
import type { MeaningModel } from '@gezhi/meaning'
import { SqliteMeaning } from './sqlite-meaning.ts'
import { JobQueue, type JobOptions } from './threads/job-queue.ts'
import { LatestJob } from './threads/latest-job.ts'
import { WorkerThread, type ReplacementOptions } from '@gezhi/search/threads'
import type { ReaderSettings } from './reader-thread.ts'
import type { WriterSettings } from './writer-thread.ts'

export interface SqliteEngineOptions<R extends object> {
  /** What the index holds. */
  readonly kind: RecordKind<R>
  /** Where the index lies, of this kind only; made when missing. One engine a folder at a time. */
  readonly folder: string
  /** For an import, which asks little beside what it writes: one reader, which keeps nothing, and nothing loaded before it is asked. */
  readonly writesOnly?: boolean
  /**
   * Another process writes the index: this one reads what is live, also while there is none yet (`closed`), and goes over to a new one
   * within half a second. Nothing is made, written or built.
   */
  readonly follows?: boolean
  /** Threads that answer searches. Default 2. */
  readonly readers?: number
  /** Bytes of collected hits each of them keeps. Default 96 MB; with 0 every search is worked out anew. */
  readonly cacheBytes?: number
  /** What makes vectors in the place of the model that learns from the records. Closed with the engine. */
  readonly meaningModel?: MeaningModel | null
  /** Told what goes on without something it should have, as a model that does not answer. Default: the console. */
  readonly warn?: (what: string) => void
}

/** Beyond this a search that nobody repeats soon is forgotten. */
const CACHE_BYTES = 96 * 1024 * 1024

const WRITING_PAGE_BYTES = 8 * 1024 * 1024

/** ms a reader may take to notice that its search was aborted; a statement of SQLite that finds no rows notices nothing. */
const STOPS_WITHIN_MS = 500

/** Opens or makes the index in a folder. After a crash whatever was acknowledged is there. Rejects with `SearchError`. */
export async function openSqliteEngine<R extends object>({
  kind,
  folder,
  writesOnly = false,
  follows = false,
  readers = 2,
  cacheBytes = CACHE_BYTES,
  meaningModel = null,
  warn = console.warn,
}: SqliteEngineOptions<R>): Promise<SearchEngine<R>> {
  const kindModule = kind.module
  const settings: WriterSettings = { folder, kindModule }
  const writer = follows ? NOBODY_WRITES : new JobQueue([new WorkerThread(new URL('./writer-thread.ts', import.meta.url), settings)])
  const readerSettings: ReaderSettings = writesOnly
    ? { kindModule, cacheBytes: 0, pageBytes: WRITING_PAGE_BYTES }
    : { kindModule, cacheBytes }
  let opened: SqliteEngine<R> | null = null
  const replacement: ReplacementOptions = { after: STOPS_WITHIN_MS, onReplaced: (thread) => opened?.warmAgain(thread) }
  const reader = new JobQueue(
    Array.from(
      { length: writesOnly ? 1 : Math.max(1, readers) },
      () => new WorkerThread(new URL('./reader-thread.ts', import.meta.url), readerSettings, replacement),
    ),
  )
  try {
    const path = follows ? usableIndex(folder, indexLayout(kind)) : await writer.run<string>('open', null)
    const engine = new SqliteEngine(kind, writer, reader, path, meaningModel, warn)
    opened = engine
    if (follows) engine.follow(folder)
    if (!writesOnly && path !== null) engine.warm()
    return engine
  } catch (error) {
    await Promise.all([writer.close(), reader.close()])
    throw error
  }
}

/** What hands batches to the thread that writes. */
type IndexWriting = Pick<JobQueue, 'run' | 'close'>

/** In the place of that thread where another process writes. */
const NOBODY_WRITES: IndexWriting = {
  run: () => Promise.reject(new SearchError('unsupported', 'Another process writes this index')),
  close: () => Promise.resolve(),
}

/** ms between looks whether another index is live. */
const LOOKED_EVERY = 500

/** Jobs that answer what a reader holds in memory, and by which another one takes it over. */
const SNAPSHOT = ['warm', 'adopt'] as const
const MEANING = [
  ['warmMeaning', 'adoptMeaning'],
  ['warmWords', 'adoptWords'],
] as const
const HELD_IN_MEMORY = [SNAPSHOT, ...MEANING]

/** ms a count goes on when nobody waits for it. */
const COUNTED_ON_MS = 10_000

class SqliteEngine<R extends object> implements SearchEngine<R> {
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
    meaning: true,
  }
  readonly meaning: SqliteMeaning<R>
  readonly #writer: IndexWriting
  readonly #readers: JobQueue
  readonly #running = new Set<Promise<unknown>>()
  /** Readers that were replaced and have not yet what the others hold in memory. */
  readonly #cold = new Set<WorkerThread>()
  /** Empty while there is no index. */
  #path: string
  #followed: { readonly folder: string; readonly layout: IndexLayout; readonly looking: NodeJS.Timeout } | null = null
  #building = false
  readonly #countingOn = new LatestJob()
  #closed = false

  constructor(
    kind: RecordKind<R>,
    writer: IndexWriting,
    readers: JobQueue,
    path: string | null,
    model: MeaningModel | null,
    warn: (what: string) => void,
  ) {
    this.kind = kind
    this.#writer = writer
    this.#readers = readers
    this.#path = path ?? ''
    this.meaning = new SqliteMeaning<R>(
      kind.module,
      {
        path: () => this.#path,
        read: (call, request, options) => this.#read(call, request, options),
        warm: () => this.#warmMeaning(),
        documents: async () => (await this.status()).documents,
        warn,
      },
      model,
    )
  }

  /** Loads what conditions, facets and sorts need into memory that all readers share, so that no first search waits for it. */
  warm(): void {
    // Only ahead of time: whoever asks first loads it, and is told what fails.
    this.#readers.runForAll(...SNAPSHOT, { path: this.#path }).catch(() => {})
    // Only ahead of time: whoever asks for it first loads it, and is told what fails.
    this.#warmMeaning().catch(() => {})
  }

  /** Gives a reader that was replaced what the others hold in memory. */
  warmAgain(thread: WorkerThread): void {
    if (this.#closed || this.#path === '') return
    // Only ahead of time: whoever asks it first loads what is missing, and is told what fails.
    this.#warmOne(thread).catch(() => {})
  }

  /** Reads from now on whatever index another process makes live in a folder. */
  follow(folder: string): void {
    const looking = setInterval(() => this.#lookAgain(), LOOKED_EVERY)
    looking.unref()
    this.#followed = { folder, layout: indexLayout(this.kind), looking }
  }

  async page({ signal, caller, ...request }: Parameters<SearchEngine['page']>[0]): Promise<Page<R>> {
    const page = await this.#select<WrittenPage>('page', request, { signal, caller, urgency: 'first', key: selectionKey(request) })
    return { ...page, hits: page.hits.map(({ texts, ...hit }) => ({ ...hit, record: readRecord(texts) as R })) }
  }

  async count({ signal, caller, ...request }: Parameters<SearchEngine['count']>[0]): Promise<Count> {
    const options: JobOptions = { caller, signal, urgency: 'later', key: selectionKey(request) }
    this.#countingOn.stop()
    const count = await this.#select<Count>('count', request, options)
    if (count.relation === 'gte') this.#countOn(request, options)
    return count
  }

  facets({ signal, caller, ...request }: Parameters<SearchEngine['facets']>[0]): Promise<Facet[]> {
    this.#countingOn.stop()
    return this.#select('facets', request, { signal, caller, urgency: 'later', key: selectionKey(request) })
  }

  table({ signal, caller, ...request }: Parameters<SearchEngine['table']>[0]): Promise<Table> {
    this.#countingOn.stop()
    return this.#select('table', request, { signal, caller, urgency: 'later', key: selectionKey(request) })
  }

  suggest({ signal, caller, ...request }: Parameters<SearchEngine['suggest']>[0]): Promise<Suggestion[]> {
    return this.#read('suggest', request, { signal, caller })
  }

  similar({ signal, caller, ...request }: Parameters<SearchEngine['similar']>[0]): Promise<Page<R>> {
    return this.#read('similar', request, { signal, caller })
  }

  get(ids: readonly string[], options: RequestOptions = {}): Promise<StoredRecord<R>[]> {
    return this.#read('get', { ids }, options)
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

  write(batch: WriteBatch<R>): Promise<WriteCounts> {
    return this.#writer.run('write', batch)
  }

  async buildAside(): Promise<IndexBuild<R>> {
    if (this.#building) throw new SearchError('unsupported', 'An index is being built already')
    this.#building = true
    await this.#writer.run('beginBuild', null).catch((error: unknown) => {
      this.#building = false
      throw error
    })
    return {
      write: (batch) => this.#writer.run('writeToBuild', batch),
      finish: () => this.#finishBuild(),
      abandon: () => this.#endBuild('abandonBuild'),
    }
  }

  async rebuild({ signal }: WriteOptions = {}): Promise<void> {
    if (this.#building) throw new SearchError('unsupported', 'An index is being built already')
    this.#building = true
    try {
      await this.#switchTo(await this.#writer.run<string>('rebuild', null, { signal }))
    } catch (error) {
      const live = await this.#writer.run<string>('abandonBuild', null).catch(() => this.#path)
      // It was aborted when the new index was in use already.
      if (live !== this.#path) await this.#switchTo(live)
      throw error
    } finally {
      this.#building = false
    }
  }

  async adopt(folder: string): Promise<void> {
    if (this.#building) throw new SearchError('unsupported', 'An index is being built already')
    await this.#switchTo(await this.#writer.run<string>('adopt', folder))
  }

  sourceProgress(source: string): Promise<SourceProgress | null> {
    return this.#read('progress', { source }, {})
  }

  allProgress(): Promise<SourceProgress[]> {
    return this.#read('allProgress', {}, {})
  }

  async contents(request: ContentsRequest): Promise<Contents<R>> {
    const { records, next } = await this.#read<{ records: readonly StoredTexts[]; next: string | null }>('contents', request, {})
    return { records: records.map(({ docId, texts }) => ({ docId, record: readRecord(texts) as R })), next }
  }

  status(): Promise<EngineStatus> {
    return this.#read('status', {}, {})
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    clearInterval(this.#followed?.looking)
    await this.meaning.close()
    await this.#writer.run('close', null).catch(() => {})
    await Promise.all([this.#writer.close(), this.#readers.close()])
  }

  async #warmOne(thread: WorkerThread): Promise<void> {
    this.#cold.add(thread)
    try {
      for (const held of HELD_IN_MEMORY) await this.#readers.runForOne(thread, held, { path: this.#path }, this.#cold)
    } finally {
      this.#cold.delete(thread)
    }
  }

  /** Also the words near each other, which the first question for synonyms would else work out. */
  async #warmMeaning(): Promise<void> {
    for (const [call, adopt] of MEANING) await this.#readers.runForAll(call, adopt, { path: this.#path })
  }

  /**
   * Goes on counting, no longer than `COUNTED_ON_MS`, so that whoever asks again is told the exact number. One query at a time, only while nobody
   * else asks for a count or facets, and not for whoever has left.
   */
  #countOn(request: Omit<CountRequest, 'exact'>, options: JobOptions): void {
    const toTheEnd: CountRequest = { ...request, exact: true }
    const limit = AbortSignal.any([AbortSignal.timeout(COUNTED_ON_MS), ...(options.signal ? [options.signal] : [])])
    this.#countingOn.start((signal) => this.#select('count', toTheEnd, { ...options, signal }), limit)
  }

  async #finishBuild(): Promise<void> {
    await this.#switchTo(await this.#endBuild<string>('finishBuild'))
  }

  async #switchTo(path: string): Promise<void> {
    this.#path = path
    this.warm()
    await Promise.allSettled(this.#running)
    await this.#writer.run('removeOld', null)
  }

  async #endBuild<T>(call: 'finishBuild' | 'abandonBuild'): Promise<T> {
    try {
      return await this.#writer.run<T>(call, null)
    } finally {
      this.#building = false
    }
  }

  /** Reads what a query selects; what it asks by meaning is made a vector first, where a model outside does that. */
  async #select<T>(call: string, request: Selection, options: JobOptions): Promise<T> {
    const asked = await this.meaning.askedIn(request.query)
    return this.#read<T>(call, asked === null ? request : { ...request, asked }, options)
  }

  async #read<T>(call: string, request: object, options: JobOptions): Promise<T> {
    const path = this.#path
    if (path === '') throw new SearchError('closed', 'There is no index yet')
    const running = this.#readers.run<T>(call, { ...request, path }, options)
    this.#running.add(running)
    try {
      return await running
    } catch (error) {
      // The file went between the last look and this one: its successor has the answer.
      if (!existsSync(path) && this.#lookAgain()) return await this.#read<T>(call, request, options)
      throw error
    } finally {
      this.#running.delete(running)
    }
  }

  /** Whether another index is live than the last one that was seen; goes over to it. */
  #lookAgain(): boolean {
    const found = this.#followed === null ? null : usableIndex(this.#followed.folder, this.#followed.layout)
    if (found === null || found === this.#path) return false
    this.#path = found
    this.warm()
    return true
  }
}

function selectionKey({ query, filters }: Selection): string {
  return JSON.stringify([query, filters])
}
