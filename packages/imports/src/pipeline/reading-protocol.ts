import { defineThread, PLAIN_ERRORS } from '@gezhi/threads'
import type { SourceProgress } from '@gezhi/search'
import type { OwnMapping } from '../mappings/mapping-file.ts'
import type { FoundFile } from './find-files.ts'
import type { ReadEvent } from './read-event.ts'

/** The source whose progress must be known before reading continues: of records of a kind, by its name, or of classes (null). */
export interface ProgressQuestion {
  readonly source: string
  readonly recordKind: string | null
}

/** One step of reading a file: an event, or a question whose answer the next one needs; `end` after the last. */
export type ReadStep = { readonly event: ReadEvent } | { readonly question: ProgressQuestion } | 'end'

export interface ReadingOperations {
  /** Starts reading a file; replaces the previous one. */
  readonly open: { readonly request: FoundFile; readonly response: void }
  /** The next step; `progress` answers the last step if that was a question, otherwise null. */
  readonly next: { readonly request: SourceProgress | null; readonly response: ReadStep }
}

/** A thread that opens, cuts and reads files, started with the user's own mappings. */
export const READING_THREAD = defineThread<ReadingOperations, readonly OwnMapping[]>(
  new URL('./read-file-thread.ts', import.meta.url),
  PLAIN_ERRORS,
)
