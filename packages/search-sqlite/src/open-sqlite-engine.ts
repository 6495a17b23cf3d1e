import type { EmbeddingModel } from '@gezhi/semantic'
import type { RecordKind } from '@gezhi/records'
import { SearchError, type SearchEngine } from '@gezhi/search'
import { WorkerThread, type ThreadOptions } from '@gezhi/threads'
import { SqliteEngine, type IndexWriting } from './sqlite-engine.ts'
import { indexLayout } from './storage/index-layout.ts'
import { idleIndex } from './storage/first-index.ts'
import { usableIndex } from './storage/usable-index.ts'
import { JobQueue } from './threads/job-queue.ts'
import { LateWriter } from './threads/late-writer.ts'
import { readerThread, type ReaderOperations, type ReaderSettings } from './threads/reader-protocol.ts'
import { writerThread } from './threads/writer-protocol.ts'

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
  readonly embeddingModel?: EmbeddingModel | null
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
  embeddingModel = null,
  warn = console.warn,
}: SqliteEngineOptions<R>): Promise<SearchEngine<R>> {
  const kindModule = kind.module
  const writer = follows ? null : new LateWriter(new JobQueue([new WorkerThread(writerThread<R>(), { folder, kindModule })]))
  const readerSettings: ReaderSettings = writesOnly
    ? { kindModule, cacheBytes: 0, pageBytes: WRITING_PAGE_BYTES }
    : { kindModule, cacheBytes }
  let opened: SqliteEngine<R> | null = null
  const threadOptions: ThreadOptions<ReaderOperations<R>> = {
    stopsWithin: STOPS_WITHIN_MS,
    onReplaced: (thread) => opened?.warmAgain(thread),
  }
  const reader = new JobQueue(
    Array.from({ length: writesOnly ? 1 : Math.max(1, readers) }, () => new WorkerThread(readerThread<R>(), readerSettings, threadOptions)),
  )
  try {
    const layout = indexLayout(kind)
    const path = writer === null ? usableIndex(folder, layout) : (idleIndex(folder, layout) ?? (await writer.open()))
    const engine = new SqliteEngine<R>(kind, writer ?? NOBODY_WRITES, reader, path, embeddingModel, warn)
    opened = engine
    if (follows) engine.follow(folder)
    if (!writesOnly && path !== null) engine.warm()
    return engine
  } catch (error) {
    await Promise.all([writer?.close(), reader.close()])
    throw error
  }
}

/** In the place of that thread where another process writes. */
const NOBODY_WRITES: IndexWriting<object> = {
  run: () => Promise.reject(new SearchError('unsupported', 'Another process writes this index')),
  close: () => Promise.resolve(),
}
