import { defineThread, PLAIN_ERRORS } from '@gezhi/threads'
import type { SourceProgress } from '@gezhi/search'
import type { OwnMapping } from '../mappings/mapping-file.ts'
import type { FoundFile } from './find-files.ts'
import type { ReadEvent } from './read-event.ts'

/** Whose progress the reading has to know before it goes on: a source of records of a kind, by its name, or of classes (null). */
export interface ProgressQuestion {
  readonly source: string
  readonly recordKind: string | null
}

/** One step of reading a file: an event, or what has to be known for the next one; `end` after the last. */
export type ReadStep = { readonly event: ReadEvent } | { readonly question: ProgressQuestion } | 'end'

export interface ReadingOperations {
  /** Begins with a file, in place of the last one. */
  readonly open: { readonly request: FoundFile; readonly response: void }
  /** The next step; `progress` answers what the last one asked, else it is null. */
  readonly next: { readonly request: SourceProgress | null; readonly response: ReadStep }
}

/** A thread that opens, cuts and reads files, started with the mappings of the user for files of his own. */
export const READING_THREAD = defineThread<ReadingOperations, readonly OwnMapping[]>(
  new URL('./read-file-thread.ts', import.meta.url),
  PLAIN_ERRORS,
)
