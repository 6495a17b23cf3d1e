import { isLoopback } from '../../settings/loopback.ts'
import { CallError } from '../../http/call-error.ts'
import { countedNetworks } from '../../http/network-of.ts'
import { takeOfNetworks } from '../rights/network-rate-limit.ts'
import type { Settings } from '../../settings/settings.ts'
import type { RateLimitStore } from '../rights/rate-limit-store.ts'
import { hashOf } from '../tokens.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Codes per address and hour: enough for an office behind one address, too few to cause significant costs. */
export const CODES_PER_ADDRESS = 60

/** Codes per address, phone and day: half of those a phone gets a day, so that one address cannot use them up. */
export const CODES_PER_ADDRESS_AND_PHONE = 5

/** Counts a code requested by an address; throws TOO_FREQUENT with the `seconds` to wait beyond the limit. */
export type AddressRateLimit = (address: string) => Promise<void>

/** The rate limit of codes by client address, shared by all processes; in development the local machine is not limited. */
export function addressRateLimit(rateLimits: Pick<RateLimitStore, 'take'>, mode: Settings['GEZHI_MODE']): AddressRateLimit {
  return async (address) => {
    if (mode === 'development' && isLoopback(address)) return
    const wait = await takeOfNetworks(rateLimits, address, { key: (network) => `sms:${network}`, max: CODES_PER_ADDRESS, window: HOUR })
    if (wait > 0) throw new CallError('TOO_FREQUENT', { seconds: Math.ceil(wait / 1000) })
  }
}

/** Counts a code sent to a phone for an address; throws SMS_DAILY_LIMIT beyond the limit. */
export type PhoneRateLimit = (address: string, phone: string) => Promise<void>

/** The daily limit of codes by client address (for IPv6 its /48) and phone, shared by all processes; in development the local machine is not limited. */
export function phoneRateLimit(rateLimits: Pick<RateLimitStore, 'take'>, mode: Settings['GEZHI_MODE']): PhoneRateLimit {
  return async (address, phone) => {
    if (mode === 'development' && isLoopback(address)) return
    const { network } = countedNetworks(address).at(-1)!
    const wait = await rateLimits.take(`${smsToPhone(phone)}:${network}`, CODES_PER_ADDRESS_AND_PHONE, DAY)
    if (wait > 0) throw new CallError('SMS_DAILY_LIMIT')
  }
}

/** How the keys of the counts of a phone begin; a key does not contain the phone. */
export function smsToPhone(phone: string): string {
  return `sms-to:${hashOf(phone).toString('base64url')}`
}
