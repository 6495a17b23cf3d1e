import { createEvent } from '../store/create-store.ts'
import { closeSession } from './session-store.ts'

/** Codes that say the session was ended from elsewhere (B.session-codes.18 to 20), 996 with its account; 401: the server does not know it. */
const CODES = [401, 995, 996, 998, 999] as const

export type SessionEnd = Exclude<(typeof CODES)[number], 401>

/** The reason a code of an answer gives for the end of a session; null when it says nothing of the kind. A dead token has timed out (G149). */
export function readSessionEnd(code: number): SessionEnd | null {
  const found = CODES.find((one) => one === code) ?? null
  return found === 401 ? 995 : found
}

const ended = createEvent<SessionEnd>()

/** Hears when the server has ended the session of this browser. Answers how to stop hearing. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  return ended.subscribe(listener)
}

/** The server ended the session: everything stored for the user is removed, and listeners open the login. */
export function endSession(reason: SessionEnd): void {
  closeSession()
  ended.emit(reason)
}
