import { normalizeIP } from '@fastify/rate-limit'
import type { Caller } from './call-context.ts'

/** Who a caller is to limits that are shared fairly: the account, else the address, of IPv6 its /64 network. A guest token says nothing: anyone may have many. */
export function callerKey(caller: Caller, address: string): string {
  return caller.kind === 'user' ? `user ${caller.userId}` : `address ${networkOf(address)}`
}

/** What limits take for one place in the network: an address, of IPv6 its /64 network. */
export function networkOf(address: string): string {
  return address.includes(':') ? normalizeIP(address, 64) : address
}
