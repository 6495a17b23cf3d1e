import type { AnyCall, Audience } from '@gezhi/contract'
import type { GuestTokens } from '../accounts/guest-tokens.ts'
import type { Settings } from '../settings.ts'
import type { Caller } from './call-context.ts'
import { CallError } from './call-error.ts'

const VISITOR: Caller = { kind: 'visitor' }

/**
 * Who calls, by the token in the header, if they may make this call; else throws UNAUTHENTICATED. With `GEZHI_ACCESS=open` calls for
 * guests and readers need no token, but a signed one always needs a living token (G77); a call on a person's own rows always needs a login.
 */
export async function admit(
  { who, signed }: Pick<AnyCall, 'who' | 'signed'>,
  token: string | undefined,
  access: Settings['GEZHI_ACCESS'],
  guests: GuestTokens,
): Promise<Caller> {
  if (who === 'public') return VISITOR
  const caller = token ? await callerOf(token, guests) : VISITOR
  const known = caller.kind !== 'visitor'
  const open = access === 'open' && (known || !signed)
  if (MAY[who]({ open, known })) return caller
  throw new CallError('UNAUTHENTICATED')
}

/** Whether an audience is there: `open` is an open server, `known` a living guest token. */
const MAY: Readonly<Record<Exclude<Audience, 'public'>, (is: { open: boolean; known: boolean }) => boolean>> = {
  guest: ({ open, known }) => open || known,
  reader: ({ open }) => open,
  login: () => false,
}

async function callerOf(token: string, guests: GuestTokens): Promise<Caller> {
  const guestId = await guests.guestOf(token)
  return guestId === null ? VISITOR : { kind: 'guest', guestId }
}
