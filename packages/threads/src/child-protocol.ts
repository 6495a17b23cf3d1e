import type { ThreadErrors } from './thread-errors.ts'

/** The contract between a process and a child process that does one task. Its module must import nothing that only one side needs. */
export interface ChildProtocol<Task, Progress> {
  /** The module that serves it. */
  readonly url: URL
  readonly errors: ThreadErrors
  /** For type inference only; never set. */
  readonly types?: { readonly task: Task; readonly progress: Progress }
}

/** What the child process reports, `done` or `failed` at the end. */
export type ChildMessage<Progress> =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** The protocol of the child process whose module is at `url`. `Task` and `Progress`: plain data. */
export function defineChild<Task, Progress>(url: URL, errors: ThreadErrors): ChildProtocol<Task, Progress> {
  return { url, errors }
}
