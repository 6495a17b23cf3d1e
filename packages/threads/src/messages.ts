import type { Operations } from './operations.ts'

/** One call as posted to a thread. The next one is sent after its reply. */
export interface Job<O extends Operations<O>, Name extends keyof O> {
  readonly operation: Name
  readonly request: O[Name]['request']
}

/** The outcome of a job; `error` as encoded by its protocol. */
export type Outcome<Response> = { readonly response: Response } | { readonly error: unknown } | { readonly cancelled: true }

/** The reply of a thread to a job, with the processor time in ms that the thread used for it. */
export type Reply<Response> = Outcome<Response> & { readonly processorTime: number }

/** Start-up data of a thread. */
export interface ThreadData<Settings> {
  /** The caller sets the first number to 1 to cancel the running job. */
  readonly cancel: SharedArrayBuffer
  readonly settings: Settings
}
