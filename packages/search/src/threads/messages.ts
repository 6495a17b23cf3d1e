import { SearchError, type SearchErrorReason } from '../search-error.ts'

/** One call to a worker thread. A thread is given the next one only after it answered the last. */
export interface Job {
  readonly call: string
  readonly argument: unknown
}

export type Reply = { readonly value: unknown } | { readonly error: WireError } | { readonly cancelled: true }

/** A SearchError as plain data: classes do not survive the way between threads. */
export interface WireError {
  readonly reason: SearchErrorReason
  readonly message: string
  readonly detail?: SearchError['detail']
}

export class CancelledError extends Error {}

/** An error as it is posted between threads. */
export function toWireError(error: unknown): WireError {
  const { reason, message, detail } = toSearchError(error)
  return detail === undefined ? { reason, message } : { reason, message, detail }
}

/** The inverse of `toWireError`, without cause and stack. */
export function fromWireError(wire: WireError): SearchError {
  return new SearchError(wire.reason, wire.message, wire.detail === undefined ? {} : { detail: wire.detail })
}

const SQLITE_FULL = 13
const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

/** Whatever went wrong, as the one error of the port. */
export function toSearchError(error: unknown): SearchError {
  if (error instanceof SearchError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new SearchError(reasonOf(error), message, { cause: error })
}

function reasonOf(error: unknown): SearchErrorReason {
  const fault = error as { errcode?: number; code?: string }
  const code = (fault.errcode ?? 0) & 0xff
  if (code === SQLITE_FULL || fault.code === 'ENOSPC') return 'disk-full'
  if (code === SQLITE_CORRUPT || code === SQLITE_NOTADB) return 'corrupt'
  return 'failed'
}
