import type { EmbeddingModel } from '@gezhi/semantic'
import type { CacheCounts } from './read/cache-counts.ts'
import type { JobQueue } from './threads/job-queue.ts'
import type { ReaderOperations } from './threads/reader-protocol.ts'
import type { WriterOperations } from './threads/writer-protocol.ts'

/** Hands batches to the writing thread. */
export type IndexWriting = Pick<JobQueue<WriterOperations>, 'run' | 'close'>

/** The threads of an engine. */
export interface EngineThreads<R extends object> {
  readonly writer: IndexWriting
  readonly readers: JobQueue<ReaderOperations<R>>
  /** Of each reader. */
  readonly counts: readonly CacheCounts[]
}

export interface EngineParts {
  /** The live index, null if there is none. */
  readonly path: string | null
  readonly model: EmbeddingModel | null
  readonly warn: (what: string) => void
  /** See `SqliteEngineOptions`. */
  readonly buildsInChild: boolean
}
