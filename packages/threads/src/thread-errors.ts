/** Why a call was not answered by its thread: somebody closed it, or it died or could not be reached. */
export type ThreadFailure = 'closed' | 'failed'

/** How errors cross from a thread to its caller, where classes and their properties do not survive. `Wire`: plain data. */
export interface ThreadErrors<Wire = unknown> {
  /** Anything that was thrown, as data. Called in the thread. */
  encode(error: unknown): Wire
  /** The inverse, without cause and stack. Called in the caller's thread. */
  decode(wire: Wire): Error
  /** The error of a call that the thread did not answer. */
  failure(reason: ThreadFailure, message: string, cause?: unknown): Error
}

/** Errors by name and message. */
export const PLAIN_ERRORS: ThreadErrors<{ readonly name: string; readonly message: string }> = {
  encode: (error) => (error instanceof Error ? { name: error.name, message: error.message } : { name: 'Error', message: String(error) }),
  decode: ({ name, message }) => Object.assign(new Error(message), { name }),
  failure: (_, message, cause) => new Error(message, { cause }),
}
