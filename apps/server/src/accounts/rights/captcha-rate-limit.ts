import { CallError } from '../../http/call-error.ts'
import type { CaptchaStore } from '../captcha/captcha-store.ts'
import type { RateLimitStore } from './rate-limit-store.ts'

/** At most `max` actions of a subject within `window` ms, and as many again for each captcha. */
export interface CaptchaLimit {
  readonly subject: string
  readonly max: number
  readonly window: number
  readonly perCaptcha: number
}

/** Counts an action; throws CAPTCHA_NEEDED with a `verifyId` beyond the limit, unless a captcha was just solved. */
export type CaptchaRateLimit = (limit: CaptchaLimit) => Promise<void>

/** Rate limits that a captcha lifts, shared by all processes. */
export function captchaRateLimit(
  captchas: Pick<CaptchaStore, 'takePass' | 'demand'>,
  rateLimits: Pick<RateLimitStore, 'take' | 'forget'>,
): CaptchaRateLimit {
  return async ({ subject, max, window, perCaptcha }) => {
    if ((await rateLimits.take(subject, max, window)) === 0) return
    if (!(await captchas.takePass(subject))) throw new CallError('CAPTCHA_NEEDED', { verifyId: await captchas.demand(subject) })
    await rateLimits.forget(subject, perCaptcha)
    await rateLimits.take(subject, max, window)
  }
}
