/** Why an engine could not answer; the server maps `reason` to the register of errors. */
export type SearchErrorReason = 'pattern-too-broad' | 'unsupported' | 'closed' | 'corrupt' | 'disk-full'

export class SearchError extends Error {
  readonly reason: SearchErrorReason
  /** For pattern-too-broad: the pattern and how many words it stands for. */
  readonly detail: { readonly pattern?: string; readonly count?: number } | undefined

  constructor(reason: SearchErrorReason, message: string, options?: ErrorOptions & { detail?: { pattern?: string; count?: number } }) {
    super(message, options)
    this.name = 'SearchError'
    this.reason = reason
    this.detail = options?.detail
  }
}
