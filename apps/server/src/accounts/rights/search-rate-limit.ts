import { searchSubject } from '../captcha/captcha-subjects.ts'
import type { Role } from '@gezhi/contract'
import { storageIssue } from '../../data-folder/storage-errors.ts'
import type { Caller } from '../../http/call-context.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Rights } from '../../http/rights.ts'
import type { CaptchaRateLimit } from './captcha-rate-limit.ts'

const MINUTE = 60_000
/** Guests of one address together have this multiple of a single guest's limit: an office shares an address. */
const GUESTS_PER_ADDRESS = 5

/** Searches per minute of a guest or free user, and of a member, before a captcha is required (G132). */
export interface RateLimits {
  readonly perMinute: number
  readonly membersPerMinute: number
}

/**
 * Counts a search of a caller at an IP address; throws CAPTCHA_NEEDED with a `verifyId` beyond the limit, unless a captcha was just
 * solved.
 */
export type SearchRateLimit = (caller: Caller, rights: Rights, address: string) => Promise<void>

/**
 * The rate limit of searches, counted by session across all processes; for guests also by network, since a new guest id costs nothing.
 * While the disk is full nothing can be counted: searches continue without the limit.
 */
export function searchRateLimit({ perMinute, membersPerMinute }: RateLimits, limit: CaptchaRateLimit): SearchRateLimit {
  const maxPerMinute: Readonly<Record<Role, number>> = { guest: perMinute, free: perMinute, member: membersPerMinute, operator: Infinity }
  return async (caller, { role }, address) => {
    const max = maxPerMinute[role]
    if (caller.kind === 'visitor' || max === Infinity) return
    const each = { window: MINUTE, perCaptcha: max }
    try {
      await limit({ subject: searchSubject(caller.kind === 'user' ? caller.sessionId : caller.guestId), max, ...each })
      if (caller.kind === 'guest') await limit({ subject: `search:guests ${networkOf(address)}`, max: GUESTS_PER_ADDRESS * max, ...each })
    } catch (error) {
      if (storageIssue(error) !== 'full') throw error
    }
  }
}
