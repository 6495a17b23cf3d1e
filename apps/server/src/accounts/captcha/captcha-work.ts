import { networkOf } from '../../http/network-of.ts'
import { isLoopback } from '../../settings/loopback.ts'
import type { Settings } from '../../settings/settings.ts'
import type { RateLimitStore } from '../rights/rate-limit-store.ts'

const WINDOW = 15 * 60_000
/** So many captchas cost an address nothing. */
const FREE = 5
/** Some tenths of a second in a browser. */
const BITS = 16
/** Some seconds. */
const MAX_BITS = 22

/** A proof of work that goes with a captcha. */
export interface CaptchaWork {
  readonly bits: number
  readonly required: boolean
}

/** The work for the nth captcha of an address within 15 minutes: required beyond five, and twice as much each time their number doubles. */
export function workFor(captchas: number): CaptchaWork {
  return { bits: Math.min(MAX_BITS, BITS + Math.max(0, Math.ceil(Math.log2(captchas / FREE)))), required: captchas > FREE }
}

interface WorkParts {
  readonly paces: Pick<RateLimitStore, 'count'>
  readonly mode: Settings['GEZHI_MODE']
}

/** Counts a captcha of an IP address and answers its work; in development this machine has none to do. */
export async function nextWork({ paces, mode }: WorkParts, address: string): Promise<CaptchaWork> {
  if (mode === 'development' && isLoopback(address)) return workFor(1)
  return workFor(await paces.count(`captcha:${networkOf(address)}`, WINDOW))
}
