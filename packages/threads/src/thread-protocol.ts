import type { Operations } from './operations.ts'
import type { ThreadErrors } from './thread-errors.ts'

/** The contract between both sides of a thread. Its module must import nothing that only one side needs. */
export interface ThreadProtocol<O extends Operations<O>, Settings> {
  /** The module that serves it. */
  readonly url: URL
  readonly errors: ThreadErrors
  /** For type inference only; never set. */
  readonly types?: { readonly operations: O; readonly settings: Settings }
}

/** The protocol of the thread whose module is at `url`. `Settings`: start-up data, plain data. */
export function defineThread<O extends Operations<O>, Settings = null>(url: URL, errors: ThreadErrors): ThreadProtocol<O, Settings> {
  return { url, errors }
}
