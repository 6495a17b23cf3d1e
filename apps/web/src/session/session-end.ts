import { closeSession } from './session-store.ts'

/** Codes that say the session was ended from elsewhere (B.session-codes.18 to 20); 401: the server does not know it. */
const CODES = [401, 995, 998, 999] as const

export type SessionEnd = (typeof CODES)[number]

/** Whether a code of an answer says that the session has ended. */
export function isSessionEnd(code: number): code is SessionEnd {
  return CODES.some((one) => one === code)
}

type Listener = (code: SessionEnd) => void

const listeners = new Set<Listener>()

/** Hears when the server has ended the session of this browser. Answers how to stop hearing. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The server ended the session: all that was kept for the user is forgotten, and whoever listens leads to the login. */
export function endSession(code: SessionEnd): void {
  closeSession()
  for (const listener of listeners) listener(code)
}
