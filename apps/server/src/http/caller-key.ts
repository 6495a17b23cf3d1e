import type { Caller } from './call-context.ts'
import { networkOf } from './network-of.ts'

/** Who a caller is to limits that are shared fairly: the account, else the address, of IPv6 its /64 network. A guest token says nothing: anyone may have many. */
export function callerKey(caller: Caller, address: string): string {
  return caller.kind === 'user' ? `user ${caller.userId}` : `address ${networkOf(address)}`
}
