import type { ErrorData, ErrorName } from '../errors.ts'

/** A response whose code is not 200. A request without a response rejects with the error of `fetch` (TypeError, AbortError). */
export class ApiError extends Error {
  /** Code of the envelope; the HTTP status if the response was not an envelope (a proxy's page). */
  readonly code: number
  /** Name in the register, `UNREADABLE` if the response was not an envelope. */
  readonly error: ErrorName | 'UNREADABLE'
  readonly requestId: string
  /** With INVALID_INPUT `faults`, with QUERY_SYNTAX `diagnostics`. */
  readonly data: Partial<ErrorData>

  constructor(code: number, message: string, data: Partial<ErrorData> | null) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.data = data ?? {}
    this.error = this.data.error ?? 'UNREADABLE'
    this.requestId = this.data.requestId ?? ''
  }
}
