import type { CallContext } from './call-context.ts'
import { CallError } from './call-error.ts'
import { userOf } from './user-of.ts'

/** The id of an operator who is signed in; on an open server, too, where the rights alone would let everybody in. Throws FORBIDDEN. */
export function operatorOf(context: Pick<CallContext, 'caller'>): string {
  const { role, userId } = userOf(context)
  if (role !== 'operator') throw new CallError('FORBIDDEN')
  return userId
}
