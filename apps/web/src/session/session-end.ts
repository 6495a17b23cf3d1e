import { createEvent } from '../store/create-store.ts'
import { closeSession } from './session-store.ts'

/**
 * Codes of a session ended from elsewhere (B.session-codes.18 to 20), 996 by the account being locked; 401: the server does not know the
 * session.
 */
const CODES = [401, 995, 996, 998, 999] as const

export type SessionEnd = Exclude<(typeof CODES)[number], 401>

/** The reason in a response code for the end of a session; null for other codes. An expired token counts as a timeout (G149). */
export function readSessionEnd(code: number): SessionEnd | null {
  const found = CODES.find((one) => one === code) ?? null
  return found === 401 ? 995 : found
}

const ended = createEvent<SessionEnd>()

/** Hears when the server has ended the session of this browser. Returns a function that unsubscribes. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  return ended.subscribe(listener)
}

/** Handles a session ended by the server: removes everything stored for the user, and listeners open the login. */
export function endSession(reason: SessionEnd): void {
  closeSession()
  ended.emit(reason)
}
