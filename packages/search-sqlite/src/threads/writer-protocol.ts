import type { WriteCounts } from '@gezhi/search'
import { SEARCH_ERRORS, type KindSettings } from '@gezhi/search/threads'
import { defineThread, type ThreadProtocol } from '@gezhi/threads'
import type { SentBatch } from './sent-batch.ts'

export interface WriterSettings extends KindSettings {
  readonly folder: string
}

/** A request without parameters. */
interface Command<Response> {
  readonly request: null
  readonly response: Response
}

/** Operations of the thread that writes an index. Paths: of the index that is live from then on. */
export interface WriterOperations {
  /**
   * Opens the newest index of the folder, rebuilt if it is outdated, or creates the first one. Must come first. Request: cells of a
   * `RebuildProgress`, or null.
   */
  readonly open: { readonly request: SharedArrayBuffer | null; readonly response: string }
  readonly write: { readonly request: SentBatch; readonly response: WriteCounts }
  /** Starts a shadow index, replacing one that was started before. */
  readonly beginBuild: Command<void>
  readonly writeToBuild: { readonly request: SentBatch; readonly response: WriteCounts }
  /** Switches the build in; the old file stays until `removeOld`. */
  readonly finishBuild: Command<string>
  readonly abandonBuild: Command<string>
  /** Rebuilds the index from its documents; the old file stays until `removeOld`. */
  readonly rebuild: Command<string>
  /** Swaps in the index of another folder; the old file stays until `removeOld`. */
  readonly swapIn: { readonly request: string; readonly response: string }
  readonly removeOld: Command<void>
  readonly close: Command<void>
}

/** The thread that writes an index of the kind of records it is started with. */
export const WRITER_THREAD: ThreadProtocol<WriterOperations, WriterSettings> = defineThread(
  new URL('../writer-thread.ts', import.meta.url),
  SEARCH_ERRORS,
)
