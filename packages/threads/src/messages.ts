import type { Operations } from './operations.ts'

/** One call, as it is posted to a thread. The next one follows when it was answered. */
export interface Job<O extends Operations<O>, Name extends keyof O> {
  readonly operation: Name
  readonly request: O[Name]['request']
}

/** How a thread answers a job; `error` as its protocol encodes it. */
export type Reply<Response> = { readonly response: Response } | { readonly error: unknown } | { readonly cancelled: true }

/** What a thread is started with. */
export interface ThreadData<Settings> {
  /** Where the caller sets the first number to 1 to ask the running job to stop. */
  readonly cancel: SharedArrayBuffer
  readonly settings: Settings
}
