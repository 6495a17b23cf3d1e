import type { Operations } from './operations.ts'

/** One call as posted to a thread. The next one is sent after its reply. */
export interface Job<O extends Operations<O>, Name extends keyof O> {
  readonly operation: Name
  readonly request: O[Name]['request']
}

/** The reply of a thread to a job; `error` as encoded by its protocol. */
export type Reply<Response> = { readonly response: Response } | { readonly error: unknown } | { readonly cancelled: true }

/** Start-up data of a thread. */
export interface ThreadData<Settings> {
  /** The caller sets the first number to 1 to cancel the running job. */
  readonly cancel: SharedArrayBuffer
  readonly settings: Settings
}
