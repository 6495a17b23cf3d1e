import { ApiError } from '@gezhi/contract/client'

/** Kind of a failure: an error of the server, a timeout, no connection, or an unreadable response. */
export type FailureKind = 'answered' | 'timeout' | 'offline' | 'unreadable'

/** Details of a failed call. */
export interface Failure {
  readonly kind: FailureKind
  /** The server's message, in the request's language; null if there is none. */
  readonly message: string | null
  readonly requestId: string | null
  /** Whether the caller's role or product does not include the operation, or not as often. */
  readonly isLimit: boolean
  /** Whether a product would help. */
  readonly needsProduct: boolean
}

/** Errors by which the table of capabilities rejects free users and members. */
const LIMITS: ReadonlySet<string> = new Set(['FREE_LIMIT', 'MEMBER_LIMIT', 'PRODUCT_NEEDED'])
/** Those that users without a product get. */
const WITHOUT_PRODUCT: ReadonlySet<string> = new Set(['FREE_LIMIT', 'PRODUCT_NEEDED'])

/** Converts the error of an API call. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    const readable = error.error !== 'UNREADABLE'
    return {
      kind: readable ? 'answered' : 'unreadable',
      message: (readable && error.message) || null,
      requestId: error.requestId || null,
      isLimit: LIMITS.has(error.error),
      needsProduct: WITHOUT_PRODUCT.has(error.error),
    }
  }
  const timeout = error instanceof DOMException && error.name === 'TimeoutError'
  return { kind: timeout ? 'timeout' : 'offline', message: null, requestId: null, isLimit: false, needsProduct: false }
}
