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

/** Errors by name and message. */
export const PLAIN_ERRORS: ThreadErrors<{ readonly name: string; readonly message: string }> = {
  encode: (error) => (error instanceof Error ? { name: error.name, message: error.message } : { name: 'Error', message: String(error) }),
  decode: ({ name, message }) => Object.assign(new Error(message), { name }),
  failure: (_, message, cause) => new Error(message, { cause }),
}
