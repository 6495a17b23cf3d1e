import type { WriteBatch, WriteCounts } from '@gezhi/search'
import { SEARCH_ERRORS, type KindSettings } from '@gezhi/search/threads'
import { defineThread, type ThreadProtocol } from '@gezhi/threads'

export interface WriterSettings extends KindSettings {
  readonly folder: string
}

/** A request of which nothing is said but that it is asked. */
interface Command<Response> {
  readonly request: null
  readonly response: Response
}

/** What the thread that writes an index of records `R` does. Paths: of the index that is live from then on. */
export interface WriterOperations<R extends object> {
  /** Opens the newest index of the folder, or makes the first one. Before anything else. */
  readonly open: Command<string>
  readonly write: { readonly request: WriteBatch<R>; readonly response: WriteCounts }
  /** Starts an index beside the live one, in place of one that was started before. */
  readonly beginBuild: Command<void>
  readonly writeToBuild: { readonly request: WriteBatch<R>; readonly response: WriteCounts }
  /** Switches the build in; the old file stays until `removeOld`. */
  readonly finishBuild: Command<string>
  readonly abandonBuild: Command<string>
  /** Makes the index anew from its documents; the old file stays until `removeOld`. */
  readonly rebuild: Command<string>
  /** Takes over the index of another folder; the old file stays until `removeOld`. */
  readonly swapIn: { readonly request: string; readonly response: string }
  readonly removeOld: Command<void>
  readonly close: Command<void>
}

/** The thread that writes an index of records `R`, which are those of the kind it is started with. */
export function writerThread<R extends object>(): ThreadProtocol<WriterOperations<R>, WriterSettings> {
  return defineThread(new URL('../writer-thread.ts', import.meta.url), SEARCH_ERRORS)
}
