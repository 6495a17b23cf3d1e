import type { ErrorName } from '@gezhi/contract'

/** An error of the register, thrown by a handler and converted to the envelope. `values` fill the message and are included in `data`. */
export class CallError extends Error {
  readonly error: ErrorName
  readonly values: Readonly<Record<string, unknown>>
  /** The account that was rejected, for the log only; null if it is the caller. */
  readonly userId: string | null

  constructor(error: ErrorName, values: Readonly<Record<string, unknown>> = {}, options: ErrorOptions & { readonly userId?: string } = {}) {
    super(error, options)
    this.name = 'CallError'
    this.error = error
    this.values = values
    this.userId = options.userId ?? null
  }
}
