import { isLoopback } from '../../plugins/loopback.ts'
import { CallError } from '../../plugins/call-error.ts'

const HOUR = 60 * 60_000

/** Codes that may be sent for one address an hour: enough for an office behind one, too few to spend somebody's money with. */
export const CODES_PER_ADDRESS = 60

/** Counts a code that an address asks for; throws TOO_FREQUENT with the `seconds` to wait when there were too many. */
export type AddressPace = (address: string) => void

/** The pace of codes by client address, counted in this process; this machine itself is not limited. `now` in ms. */
export function addressPace(now: () => number): AddressPace {
  const sent = new Map<string, number[]>()
  return (address) => {
    if (isLoopback(address)) return
    const since = now() - HOUR
    for (const [key, times] of sent) if (times.at(-1)! <= since) sent.delete(key)
    const network = networkOf(address)
    const recent = (sent.get(network) ?? []).filter((time) => time > since)
    if (recent.length >= CODES_PER_ADDRESS) throw new CallError('TOO_FREQUENT', { seconds: Math.ceil((recent[0]! - since) / 1000) })
    sent.set(network, [...recent, now()])
  }
}

/** An IPv6 client has a whole /64 network to choose addresses from. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = address.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...tail.split(':').filter(Boolean)].slice(0, 4).join(':')
}
