import type { ErrorData, ErrorName } from '../errors.ts'

/** An answer whose code is not 200. A request that never got an answer rejects with what `fetch` threw (TypeError, AbortError). */
export class ApiError extends Error {
  /** Code of the envelope; the HTTP status when the answer was no envelope (a proxy's page). */
  readonly code: number
  /** Name in the register, `UNREADABLE` when the answer was no envelope. */
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
