import type { Logger } from 'pino'
import type { AccountServices } from '../accounts/accounts-domain.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ExportKinds } from './export-kinds.ts'
import type { TaskDocuments } from './task-documents.ts'
import type { ExportQueue } from './export-queue.ts'

/** What a writer of tasks uses. */
export interface WriterParts {
  readonly kinds: ExportKinds
  readonly documents: Pick<TaskDocuments, 'find'>
  readonly queue: ExportQueue
  readonly files: FileStore
  readonly accounts: Pick<AccountServices, 'messages' | 'rightsOf' | 'usage' | 'users'>
  /** For unfinished documents; a folder of each task below it. */
  readonly workFolder: string
  readonly log: Logger
  /** ms */
  readonly now: () => number
}

/** The task was removed by its user, or taken by another process, while it was written. */
export class TaskGone extends Error {}

/** What a writer has done so far. */
export interface WrittenSoFar {
  /** Records to write; null until they are known. */
  total: number | null
  /** Records written. */
  done: number
  /** Parts of the file, including the one being stored, and their bytes. */
  parts: number
  size: number
}
