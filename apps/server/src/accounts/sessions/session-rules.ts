import { DEFAULT_SETTINGS, SETTING_OPTIONS } from '@gezhi/contract'
import type { SessionEndCode } from './sessions-table.ts'

const HOUR = 60 * 60 * 1000

/** A session lives so long without any call, then ends with 995, unless its user set another time (exitTime, decisions G116). */
export const IDLE_LIFETIME = DEFAULT_SETTINGS.exitTime * HOUR

/** The longest time a user may set. */
export const LONGEST_IDLE = Math.max(...SETTING_OPTIONS.exitTime.map(({ value }) => value)) * HOUR

/** A pending token dies after 5 minutes (decisions G13). */
export const PENDING_LIFETIME = 5 * 60 * 1000

/** The last call is noted to the minute, so that polls cost no write each. */
export const SEEN_STEP = 60 * 1000

/** Ended sessions are kept a week, so that a browser left open is told why. */
export const ENDED_RETENTION = 7 * 24 * 60 * 60 * 1000

/** What the holder of an ended session is told. */
export const END_ERRORS = {
  995: 'SESSION_ENDED',
  996: 'LOGIN_ABNORMAL',
  998: 'FORCED_OUT',
  999: 'DISPLACED',
} as const satisfies Record<SessionEndCode, string>
