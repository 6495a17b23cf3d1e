import type { Caller } from '../../plugins/call-context.ts'
import { CallError } from '../../plugins/call-error.ts'
import type { CaptchaStore } from '../captcha/captcha-store.ts'
import type { Rights, Role } from './rights.ts'

const MINUTE = 60_000

/** How many searches a minute a guest or free user, and a member, may make before a captcha is asked for (G132). */
export interface PaceLimits {
  readonly perMinute: number
  readonly membersPerMinute: number
}

/** Counts a search of a caller; throws CAPTCHA_NEEDED with a `verifyId` beyond the limit, unless a right answer was just given. */
export type SearchPace = (caller: Caller, rights: Rights) => Promise<void>

/** The pace of searches, counted by session in this process: of several servers on one database each counts its own. `now` in ms. */
export function searchPace({ perMinute, membersPerMinute }: PaceLimits, captchas: CaptchaStore, now: () => number): SearchPace {
  const most: Readonly<Record<Role, number>> = { guest: perMinute, free: perMinute, member: membersPerMinute, operator: Infinity }
  const searches = new Map<string, number[]>()
  let sweptAt = now()
  return async (caller, { role }) => {
    if (caller.kind === 'visitor') return
    const session = caller.kind === 'user' ? caller.sessionId : caller.guestId
    const since = now() - MINUTE
    if (sweptAt < since) {
      for (const [key, times] of searches) if (times.at(-1)! <= since) searches.delete(key)
      sweptAt = now()
    }
    const recent = (searches.get(session) ?? []).filter((time) => time > since)
    if (recent.length >= most[role]) {
      const subject = `search:${session}`
      if (!(await captchas.takePass(subject))) throw new CallError('CAPTCHA_NEEDED', { verifyId: await captchas.demand(subject) })
      recent.length = 0
    }
    searches.set(session, [...recent, now()])
  }
}
