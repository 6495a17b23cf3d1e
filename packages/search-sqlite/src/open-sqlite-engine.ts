import type { EmbeddingModel } from '@gezhi/semantic'
import type { RecordKind } from '@gezhi/records'
import { SearchError, type SearchEngine } from '@gezhi/search'
import { WorkerThread, type ThreadOptions } from '@gezhi/threads'
import { CacheCounts } from './read/cache-counts.ts'
import type { IndexWriting } from './engine-parts.ts'
import { SqliteEngine } from './sqlite-engine.ts'
import { indexLayout } from './storage/index-layout.ts'
import { readStatus } from './storage/index-status.ts'
import { openForReading } from './storage/schema.ts'
import { idleIndex } from './storage/first-index.ts'
import { readersFor, shareOfMemory } from './storage/share-of-memory.ts'
import { mustRebuild, usableIndex } from './storage/usable-index.ts'
import { JobQueue } from './threads/job-queue.ts'
import { LateWriter } from './threads/late-writer.ts'
import { RebuildBeside, WriterAfterRebuild, type RebuildsBeside } from './threads/rebuild-beside.ts'
import { rebuildOutdated, type RebuildOptions } from './threads/rebuild-outdated.ts'
import { readerThread, type ReaderOperations, type ReaderSettings } from './threads/reader-protocol.ts'
import { WRITER_THREAD } from './threads/writer-protocol.ts'

export interface SqliteEngineOptions<R extends object> extends RebuildOptions {
  /** Kind of its records. */
  readonly kind: RecordKind<R>
  /** Folder of the index, for this kind only; created if missing. One engine per folder at a time. */
  readonly folder: string
  /** For an import, which reads little: one reader without caches, and nothing preloaded. */
  readonly writesOnly?: boolean
  /**
   * Another process writes the index: this engine reads the live one, reports `closed` while there is none, and switches to a new one
   * within half a second. It never creates, writes or builds anything.
   */
  readonly follows?: boolean
  /**
   * An outdated index that this version can still search (`lackingFields`) answers while it is rebuilt (`SearchEngine.rebuilding`). By
   * default it is rebuilt before the engine opens, as is any other.
   */
  readonly rebuildsBeside?: RebuildsBeside | undefined
  /** Number of threads for searches. Default 2, with less than 1 GB of memory 1. */
  readonly readers?: number
  /** Bytes of hits cached by each of them. Default 96 MB, less in a container with little memory; with 0 nothing is cached. */
  readonly cacheBytes?: number
  /** External embedding model that replaces the one learned from the records. Closed with the engine. */
  readonly embeddingModel?: EmbeddingModel | null
  /** Semantic learning runs in a child process, whose memory ends with it, unless an external model computes the vectors. Default false. */
  readonly buildsInChild?: boolean
  /** Called when the engine continues without something it should have, such as an unresponsive model. Default: the console. */
  readonly warn?: (what: string) => void
}

/** Beyond this, rarely repeated searches are evicted. */
const CACHE_BYTES = 96 * 1024 * 1024

const WRITING_PAGE_BYTES = 8 * 1024 * 1024

/** Maximum wait in ms behind many other searches of the caller, after which a search fails with `busy`. */
const MAX_WAIT_MS = 3000

/** ms within which a reader must notice an abort; a SQLite statement without rows never does. */
const STOPS_WITHIN_MS = 500

/**
 * Opens or creates the index in a folder; an outdated one is rebuilt from its documents first. After a crash all acknowledged writes are
 * present. Rejects with `SearchError`, or with the reason of the signal.
 */
export async function openSqliteEngine<R extends object>({
  kind,
  folder,
  writesOnly = false,
  follows = false,
  readers = readersFor(),
  cacheBytes = shareOfMemory(1 / 24, CACHE_BYTES),
  embeddingModel = null,
  buildsInChild = false,
  warn = console.warn,
  rebuildsBeside,
  onRebuild,
  signal,
}: SqliteEngineOptions<R>): Promise<SearchEngine<R>> {
  const kindModule = kind.module
  const writer = follows ? null : new LateWriter(new JobQueue([new WorkerThread(WRITER_THREAD, { folder, kindModule })]))
  const readerSettings: Omit<ReaderSettings, 'counted'> = writesOnly
    ? { kindModule, cacheBytes: 0, pageBytes: WRITING_PAGE_BYTES }
    : { kindModule, cacheBytes }
  let opened: SqliteEngine<R> | null = null
  const threadOptions: ThreadOptions<ReaderOperations<R>> = {
    stopsWithin: STOPS_WITHIN_MS,
    onReplaced: (thread) => opened?.warmAgain(thread),
  }
  const counts = Array.from({ length: writesOnly ? 1 : Math.max(1, readers) }, () => new CacheCounts())
  const reader = new JobQueue(
    counts.map(({ buffer: counted }) => new WorkerThread(readerThread<R>(), { ...readerSettings, counted }, threadOptions)),
    { maxWait: MAX_WAIT_MS },
  )
  try {
    const layout = indexLayout(kind)
    const rebuilding = { folder, kindModule, indexName: layout.kind.indexName }
    const outdated = writer !== null && mustRebuild(folder, layout)
    const answering = outdated && rebuildsBeside !== undefined ? usableIndex(folder, layout) : null
    if (outdated && answering === null) await rebuildOutdated(rebuilding, { onRebuild, signal })
    const beside =
      answering === null ? null : new RebuildBeside(rebuilding, { ...rebuildsBeside!, signal, documents: documentsOf(answering) })
    const path = writer === null ? usableIndex(folder, layout) : (answering ?? idleIndex(folder, layout) ?? (await writer.open()))
    const engine = new SqliteEngine<R>(
      kind,
      {
        writer: writer === null ? NOBODY_WRITES : beside === null ? writer : new WriterAfterRebuild(writer, beside),
        readers: reader,
        counts,
      },
      { path, model: embeddingModel, warn, buildsInChild },
    )
    opened = engine
    if (beside !== null) engine.readUntilRebuilt(beside, folder)
    if (follows) engine.follow(folder)
    if (!writesOnly && path !== null) engine.warm()
    return engine
  } catch (error) {
    await Promise.all([writer?.close(), reader.close()])
    throw error
  }
}

function documentsOf(path: string): number {
  const db = openForReading(path)
  try {
    return readStatus(db).documents
  } finally {
    db.close()
  }
}

/** Used if another process writes. */
const NOBODY_WRITES: IndexWriting = {
  run: () => Promise.reject(new SearchError('unsupported', 'Another process writes this index')),
  close: () => Promise.resolve(),
}
