import type { Caller } from './call-context.ts'
import { networkOf } from './network-of.ts'

/**
 * Key of a caller for fair limits: the account, otherwise the address, for IPv6 its /64 network. Guest tokens are ignored, because anyone
 * may have many.
 */
export function callerKey(caller: Caller, address: string): string {
  return caller.kind === 'user' ? `user ${caller.userId}` : `address ${networkOf(address)}`
}
