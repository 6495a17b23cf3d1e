import type { Readable } from 'node:stream'
import type { TaskFileType } from '@gezhi/contract'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import type { Serving } from '../platform/domain.ts'

/** Documents of other domains that are written as tasks. A domain adds its own when it is opened. */
export interface TaskDocuments {
  add(name: string, document: TaskDocument): void
  /** Undefined if there is none of that name. */
  find(name: string): TaskDocument | undefined
}

/** A document that is not made of records of one list. */
export interface TaskDocument {
  /** Writes its file with the rights its user has now. Rejects with the errors of calls. */
  write(request: unknown, parts: TaskDocumentParts): Promise<Readable>
}

/** What a document is written with. */
export interface TaskDocumentParts {
  readonly serving: Serving
  readonly context: CallContext<UserCaller>
  readonly fileType: TaskFileType
  /** For unfinished parts. */
  readonly workFolder: string
  /** Reports how many parts of the document are done, of all. */
  report(done: number, total: number): Promise<void>
}

/** An empty list. */
export function taskDocuments(): TaskDocuments {
  const documents = new Map<string, TaskDocument>()
  return {
    add: (name, document) => void documents.set(name, document),
    find: (name) => documents.get(name),
  }
}
