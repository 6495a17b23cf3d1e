import type { SessionEndCode } from './sessions-table.ts'

/** A session lives 10 hours without any call (exitTime, decisions G116), then ends with 995. */
export const IDLE_LIFETIME = 10 * 60 * 60 * 1000

/** A pending token dies after 5 minutes (decisions G13). */
export const PENDING_LIFETIME = 5 * 60 * 1000

/** The last call is noted to the minute, so that polls cost no write each. */
export const SEEN_STEP = 60 * 1000

/** Ended sessions are kept a week, so that a browser left open is told why. */
export const ENDED_KEPT = 7 * 24 * 60 * 60 * 1000

/** What the holder of an ended session is told. */
export const END_ERRORS = {
  995: 'SESSION_ENDED',
  996: 'LOGIN_ABNORMAL',
  998: 'FORCED_OUT',
  999: 'DISPLACED',
} as const satisfies Record<SessionEndCode, string>
