import { CallError } from '../../http/call-error.ts'
import { networkOf } from '../../http/network-of.ts'
import { isLoopback } from '../../settings/loopback.ts'
import type { Accounts } from '../accounts.ts'
import { takeOfNetworks } from '../rights/network-rate-limit.ts'
import { captchaRateLimit } from '../rights/captcha-rate-limit.ts'

const LOOKUPS = 5
const WINDOW = 10 * 60_000
/** Captchas can be read by trained programs: they delay lookups, this ends them. A registration makes about three. */
const LOOKUPS_PER_DAY = 200
const DAY = 24 * 60 * 60_000

/**
 * Counts a query of an IP address that reveals whether an account exists; throws CAPTCHA_NEEDED with a `verifyId` beyond the limit, and
 * TOO_FREQUENT with the `seconds` to wait beyond that of a day.
 */
export type LookupRateLimit = (address: string) => Promise<void>

/**
 * Five queries within 10 minutes per network, and five more for each captcha, but 200 in 24 hours; in development the local machine is not
 * limited.
 */
export function lookupRateLimit({ captchas, rateLimits, mode }: Pick<Accounts, 'captchas' | 'rateLimits' | 'mode'>): LookupRateLimit {
  const limit = captchaRateLimit(captchas, rateLimits)
  return async (address) => {
    if (mode === 'development' && isLoopback(address)) return
    await limit({ subject: `lookup:${networkOf(address)}`, max: LOOKUPS, window: WINDOW, perCaptcha: LOOKUPS })
    const perDay = { key: (network: string) => `lookups-a-day:${network}`, max: LOOKUPS_PER_DAY, window: DAY }
    const wait = await takeOfNetworks(rateLimits, address, perDay)
    if (wait > 0) throw new CallError('TOO_FREQUENT', { seconds: Math.ceil(wait / 1000) })
  }
}
