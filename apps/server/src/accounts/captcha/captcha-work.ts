import { countedNetworks } from '../../http/network-of.ts'
import { isLoopback } from '../../settings/loopback.ts'
import type { Settings } from '../../settings/settings.ts'
import type { RateLimitStore } from '../rights/rate-limit-store.ts'

const WINDOW = 15 * 60_000
/** Number of captchas of an address without a proof of work. */
const FREE = 5
/** Some tenths of a second in a browser. */
const BITS = 16
/** Some seconds. */
const MAX_BITS = 22

/** The proof of work for a captcha. */
export interface CaptchaWork {
  readonly bits: number
  readonly required: boolean
}

/** The work for the nth captcha of an address within 15 minutes: required from the sixth, and doubled each time their number doubles. */
export function workFor(captchas: number): CaptchaWork {
  return { bits: Math.min(MAX_BITS, BITS + Math.max(0, Math.ceil(Math.log2(captchas / FREE)))), required: captchas > FREE }
}

interface WorkParts {
  readonly rateLimits: Pick<RateLimitStore, 'count'>
  readonly mode: Settings['GEZHI_MODE']
}

/** Counts a captcha of an IP address and returns its work; in development the local machine has none to do. */
export async function nextWork({ rateLimits, mode }: WorkParts, address: string): Promise<CaptchaWork> {
  if (mode === 'development' && isLoopback(address)) return workFor(1)
  let most = 0
  for (const { network, share } of countedNetworks(address))
    most = Math.max(most, (await rateLimits.count(`captcha:${network}`, WINDOW)) / share)
  return workFor(most)
}
