import { isLoopback } from '../../settings/loopback.ts'
import { CallError } from '../../http/call-error.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Settings } from '../../settings/settings.ts'
import type { RateLimitStore } from '../rights/rate-limit-store.ts'

const HOUR = 60 * 60_000

/** Codes that may be sent for one address an hour: enough for an office behind one, too few to spend somebody's money with. */
export const CODES_PER_ADDRESS = 60

/** Counts a code that an address asks for; throws TOO_FREQUENT with the `seconds` to wait when there were too many. */
export type AddressRateLimit = (address: string) => Promise<void>

/** The pace of codes by client address, whichever process is asked; in development this machine itself is not limited. */
export function addressRateLimit(paces: Pick<RateLimitStore, 'take'>, mode: Settings['GEZHI_MODE']): AddressRateLimit {
  return async (address) => {
    if (mode === 'development' && isLoopback(address)) return
    const wait = await paces.take(`sms:${networkOf(address)}`, CODES_PER_ADDRESS, HOUR)
    if (wait > 0) throw new CallError('TOO_FREQUENT', { seconds: Math.ceil(wait / 1000) })
  }
}
