/** Why an engine could not serve a request; the server maps `reason` to the register of errors. */
export type SearchErrorReason =
  /** A pattern matches more words than the engine expands. */
  | 'pattern-too-broad'
  /** The engine does not support this. */
  | 'unsupported'
  /** The request is invalid for any engine: an unknown field, a record without a number. */
  | 'invalid-request'
  /** A set of records by whose name the engine does not know it (yet): it needs the ids. */
  | 'unknown-records'
  /** A semantic question without a single word. */
  | 'no-words'
  | 'closed'
  /** The index is of an earlier version and being rebuilt; it lacks a field of the request until then. */
  | 'rebuilding'
  /** It exceeded its deadline and was stopped. */
  | 'timeout'
  /** Its caller has too many waiting requests. */
  | 'busy'
  /** A remote service does not respond; the same request may succeed later. */
  | 'unreachable'
  | 'corrupt'
  | 'disk-full'
  /** Any other internal error; see `cause`. */
  | 'failed'

export interface SearchErrorDetail {
  /** For pattern-too-broad: the pattern and the number of words it matches. */
  readonly pattern?: string
  readonly count?: number
  /** For rebuilding: the name of the field. */
  readonly field?: string
  /** For timeout: the time limit. */
  readonly seconds?: number
}

export class SearchError extends Error {
  readonly reason: SearchErrorReason
  readonly detail: SearchErrorDetail | undefined

  constructor(reason: SearchErrorReason, message: string, options?: ErrorOptions & { detail?: SearchErrorDetail }) {
    super(message, options)
    this.name = 'SearchError'
    this.reason = reason
    this.detail = options?.detail
  }
}
