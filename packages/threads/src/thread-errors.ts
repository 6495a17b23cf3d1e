/** Why a thread did not reply to a call: it was closed, or it died or could not be reached. */
export type ThreadFailure = 'closed' | 'failed'

/** How errors are sent from a thread to its caller, since classes and their properties are lost. `Wire`: plain data. */
export interface ThreadErrors<Wire = unknown> {
  /** Any thrown value as data. Called in the thread. */
  encode(error: unknown): Wire
  /** The inverse, without cause and stack. Called in the caller's thread. */
  decode(wire: Wire): Error
  /** The error of a call without a reply from the thread. */
  failure(reason: ThreadFailure, message: string, cause?: unknown): Error
}

/** An error as plain data, with the codes of the system and of SQLite: a full disk is known by them. */
interface PlainError {
  readonly name: string
  readonly message: string
  readonly code?: string
  readonly errcode?: number
}

/** Errors by name, message and codes. */
export const PLAIN_ERRORS: ThreadErrors<PlainError> = {
  encode(error) {
    if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
    const { name, message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
    return { name, message, ...(typeof code === 'string' && { code }), ...(typeof errcode === 'number' && { errcode }) }
  },
  decode: ({ message, ...others }) => Object.assign(new Error(message), others),
  failure: (_, message, cause) => new Error(message, { cause }),
}
