/** Why an engine could not answer; the server maps `reason` to the register of errors. */
export type SearchErrorReason =
  /** A pattern stands for more words than the engine expands. */
  | 'pattern-too-broad'
  /** The engine cannot do this at all, or not yet. */
  | 'unsupported'
  /** The request makes no sense to any engine: an unknown field, a record without a number. */
  | 'invalid-request'
  /** A semantic question without a single word. */
  | 'no-words'
  | 'closed'
  /** It did not end before its deadline and was stopped. */
  | 'timeout'
  /** Its caller has as many requests waiting as may. */
  | 'busy'
  /** What it asks over the network does not answer now; the same request may be answered later. */
  | 'unreachable'
  | 'corrupt'
  | 'disk-full'
  /** Anything else that went wrong inside; `cause` says what. */
  | 'failed'

export interface SearchErrorDetail {
  /** For pattern-too-broad: the pattern and how many words it stands for. */
  readonly pattern?: string
  readonly count?: number
  /** For timeout: the time it was given. */
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
