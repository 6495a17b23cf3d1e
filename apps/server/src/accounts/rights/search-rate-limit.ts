import type { Role } from '@gezhi/contract'
import type { Caller } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { CaptchaStore } from '../captcha/captcha-store.ts'
import type { RateLimitStore } from './rate-limit-store.ts'
import type { Rights } from '../../http/rights.ts'

const MINUTE = 60_000

/** How many searches a minute a guest or free user, and a member, may make before a captcha is asked for (G132). */
export interface RateLimits {
  readonly perMinute: number
  readonly membersPerMinute: number
}

/** Counts a search of a caller; throws CAPTCHA_NEEDED with a `verifyId` beyond the limit, unless a right answer was just given. */
export type SearchRateLimit = (caller: Caller, rights: Rights) => Promise<void>

/** The pace of searches, counted by session, whichever process is asked. */
export function searchRateLimit(
  { perMinute, membersPerMinute }: RateLimits,
  captchas: CaptchaStore,
  paces: RateLimitStore,
): SearchRateLimit {
  const most: Readonly<Record<Role, number>> = { guest: perMinute, free: perMinute, member: membersPerMinute, operator: Infinity }
  return async (caller, { role }) => {
    if (caller.kind === 'visitor' || most[role] === Infinity) return
    const subject = `search:${caller.kind === 'user' ? caller.sessionId : caller.guestId}`
    if ((await paces.take(subject, most[role], MINUTE)) === 0) return
    if (!(await captchas.takePass(subject))) throw new CallError('CAPTCHA_NEEDED', { verifyId: await captchas.demand(subject) })
    await paces.forget(subject)
    await paces.take(subject, most[role], MINUTE)
  }
}
