import { ApiError } from '@gezhi/contract/client'

/** Why there is no answer: the server said so, nobody answered in time, there is no connection, or the answer was not one. */
export type FailureKind = 'answered' | 'timeout' | 'offline' | 'unreadable'

/** What can be told of a failed call. */
export interface Failure {
  readonly kind: FailureKind
  /** The server's own words, in the request's language; null where it said none. */
  readonly message: string | null
  readonly requestId: string | null
}

/** Reads what a call of the API rejected with. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    const readable = error.error !== 'UNREADABLE'
    return { kind: readable ? 'answered' : 'unreadable', message: readable ? error.message : null, requestId: error.requestId || null }
  }
  const timeout = error instanceof DOMException && error.name === 'TimeoutError'
  return { kind: timeout ? 'timeout' : 'offline', message: null, requestId: null }
}
