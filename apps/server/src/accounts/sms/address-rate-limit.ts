import { isLoopback } from '../../settings/loopback.ts'
import { CallError } from '../../http/call-error.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Settings } from '../../settings/settings.ts'
import type { RateLimitStore } from '../rights/rate-limit-store.ts'

const HOUR = 60 * 60_000

/** Codes per address and hour: enough for an office behind one address, too few to cause significant costs. */
export const CODES_PER_ADDRESS = 60

/** Counts a code requested by an address; throws TOO_FREQUENT with the `seconds` to wait beyond the limit. */
export type AddressRateLimit = (address: string) => Promise<void>

/** The rate limit of codes by client address, shared by all processes; in development the local machine is not limited. */
export function addressRateLimit(rateLimits: Pick<RateLimitStore, 'take'>, mode: Settings['GEZHI_MODE']): AddressRateLimit {
  return async (address) => {
    if (mode === 'development' && isLoopback(address)) return
    const wait = await rateLimits.take(`sms:${networkOf(address)}`, CODES_PER_ADDRESS, HOUR)
    if (wait > 0) throw new CallError('TOO_FREQUENT', { seconds: Math.ceil(wait / 1000) })
  }
}
