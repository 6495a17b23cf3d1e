import { SEARCH_ERRORS, type KindSettings } from '@gezhi/search/threads'
import { defineThread } from '@gezhi/threads'
import type { RecordBlobs } from '../storage/stored-record.ts'
import type { Chunk, PreparedChunk } from '../write/prepared-chunk.ts'

export interface PrepareOperations {
  /** Records as JSON. */
  readonly prepare: { readonly request: Chunk<string>; readonly response: PreparedChunk }
  /** The same for records as stored in an index. */
  readonly prepareStored: { readonly request: Chunk<RecordBlobs>; readonly response: PreparedChunk }
}

/** The thread that prepares records, and reads new texts, while earlier records are written. */
export const PREPARE_THREAD = defineThread<PrepareOperations, KindSettings>(new URL('../prepare-thread.ts', import.meta.url), SEARCH_ERRORS)
