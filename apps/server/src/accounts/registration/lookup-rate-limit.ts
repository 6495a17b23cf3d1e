import { networkOf } from '../../http/network-of.ts'
import { isLoopback } from '../../settings/loopback.ts'
import type { Accounts } from '../accounts.ts'
import { captchaRateLimit } from '../rights/captcha-rate-limit.ts'

const LOOKUPS = 5
const WINDOW = 10 * 60_000

/** Counts a query of an IP address that reveals whether an account exists; throws CAPTCHA_NEEDED with a `verifyId` beyond the limit. */
export type LookupRateLimit = (address: string) => Promise<void>

/** Five queries within 10 minutes per network, and five more for each captcha; in development the local machine is not limited. */
export function lookupRateLimit({ captchas, rateLimits, mode }: Pick<Accounts, 'captchas' | 'rateLimits' | 'mode'>): LookupRateLimit {
  const limit = captchaRateLimit(captchas, rateLimits)
  return async (address) => {
    if (mode === 'development' && isLoopback(address)) return
    await limit({ subject: `lookup:${networkOf(address)}`, max: LOOKUPS, window: WINDOW, perCaptcha: LOOKUPS })
  }
}
