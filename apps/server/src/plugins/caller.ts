import type { Audience } from '@gezhi/contract'
import type { GuestTokens } from '../accounts/guest-tokens.ts'
import type { Settings } from '../settings.ts'
import type { Caller } from './call-context.ts'
import { CallError } from './call-error.ts'

const VISITOR: Caller = { kind: 'visitor' }

/**
 * Who calls, by the token in the header, if they may make a call for this audience; else throws UNAUTHENTICATED. With
 * `GEZHI_ACCESS=open` a guest's call needs no token; a call on a person's own rows always needs a login.
 */
export async function admit(
  audience: Audience,
  token: string | undefined,
  access: Settings['GEZHI_ACCESS'],
  guests: GuestTokens,
): Promise<Caller> {
  if (audience === 'public') return VISITOR
  const caller = token ? await callerOf(token, guests) : VISITOR
  if (audience === 'guest' && (access === 'open' || caller.kind === 'guest')) return caller
  throw new CallError('UNAUTHENTICATED')
}

async function callerOf(token: string, guests: GuestTokens): Promise<Caller> {
  const guestId = await guests.guestOf(token)
  return guestId === null ? VISITOR : { kind: 'guest', guestId }
}
