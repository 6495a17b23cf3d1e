import { SEARCH_ERRORS, type KindSettings } from '@gezhi/search/threads'
import { defineThread } from '@gezhi/threads'
import type { RecordBlobs } from '../storage/stored-record.ts'
import type { PreparedRecord } from '../write/prepared-record.ts'

export interface PrepareOperations {
  /** Records as JSON. */
  readonly prepare: { readonly request: readonly string[]; readonly response: PreparedRecord[] }
  /** The same for records as stored in an index. */
  readonly prepareStored: { readonly request: readonly RecordBlobs[]; readonly response: PreparedRecord[] }
}

/** The thread that prepares records while earlier ones are written. */
export const PREPARE_THREAD = defineThread<PrepareOperations, KindSettings>(new URL('../prepare-thread.ts', import.meta.url), SEARCH_ERRORS)
