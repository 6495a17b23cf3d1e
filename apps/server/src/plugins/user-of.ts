import type { CallContext, UserCaller } from './call-context.ts'
import { CallError } from './call-error.ts'

/** The signed-in user of a call that needs a login. Throws UNAUTHENTICATED for anybody else. */
export function userOf({ caller }: Pick<CallContext, 'caller'>): UserCaller {
  if (caller.kind !== 'user') throw new CallError('UNAUTHENTICATED')
  return caller
}
