import { DEFAULT_SETTINGS, SETTING_OPTIONS } from '@gezhi/contract'

const HOUR = 60 * 60 * 1000

/** ms without a call after which a session ends with 995, unless its user has set another time (exitTime, decisions G116). */
export const IDLE_LIFETIME = DEFAULT_SETTINGS.exitTime * HOUR

/** The longest such time a user can set, in ms. */
export const LONGEST_IDLE = Math.max(...SETTING_OPTIONS.exitTime.map(({ value }) => value)) * HOUR

/** ms after which a pending token expires (decisions G13). */
export const PENDING_LIFETIME = 5 * 60 * 1000

/** Resolution of the recorded time of the last call, in ms, so that polls do not each cause a write. */
export const SEEN_STEP = 60 * 1000

/** ms for which ended sessions are stored, so that an open browser learns why its session ended. */
export const ENDED_RETENTION = 7 * 24 * 60 * 60 * 1000

/** A session ends this long after its login, however busy it was (995). */
export const MAX_LIFETIME = 30 * 24 * 60 * 60_000
