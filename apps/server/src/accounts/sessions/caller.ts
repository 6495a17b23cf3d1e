import type { AnyCall, Audience } from '@gezhi/contract'
import type { GuestTokens } from '../guest-tokens.ts'
import type { SessionStore } from './session-store.ts'
import type { SessionEndCode } from './sessions-table.ts'
import { isSessionToken } from '../tokens.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Caller } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'

/**
 * Identifies the caller by the token in the header and checks their access to the call. Throws UNAUTHENTICATED, or the reason their
 * session ended (995, 996, 998, 999). With `GEZHI_ACCESS=open` calls for guests and readers need no token, but a signed one always needs
 * a valid token (G77); a call on a person's own rows always needs a login, and a call for operators one of an operator: FORBIDDEN for
 * other users.
 */
export interface TokenStores {
  readonly guests: GuestTokens
  readonly sessions: SessionStore
}

const VISITOR: Caller = { kind: 'visitor' }

/** The error for the holder of an ended session. */
const END_ERRORS = {
  995: 'SESSION_ENDED',
  996: 'LOGIN_ABNORMAL',
  998: 'FORCED_OUT',
  999: 'DISPLACED',
} as const satisfies Record<SessionEndCode, string>

/**
 * Who calls, by the token in the header, if they may make this call. Throws UNAUTHENTICATED, or what ended their session (995, 996, 998,
 * 999). With `GEZHI_ACCESS=open` calls for guests and readers need no token, but a signed one always needs a living token (G77); a call
 * on a person's own rows always needs a login, and a call for operators one of an operator: FORBIDDEN for other users.
 */
export async function admit(
  { who, signed, pending }: Pick<AnyCall, 'who' | 'signed' | 'pending'>,
  token: string | undefined,
  access: Settings['GEZHI_ACCESS'],
  stores: TokenStores,
): Promise<Caller> {
  if (who === 'public') return VISITOR
  const { caller, rejection } = token ? await callerOf(token, stores, pending === true) : NOBODY
  const known = caller.kind !== 'visitor'
  const open = access === 'open' && (known || signed !== true)
  if (who === 'operator' && caller.kind === 'user' && caller.role !== 'operator')
    throw new CallError('FORBIDDEN', {}, { userId: caller.userId })
  if (MAY[who]({ open, known, user: caller.kind === 'user' })) return caller
  throw rejection ?? new CallError('UNAUTHENTICATED')
}

/** Whether a caller belongs to an audience: `open` is an open server, `known` a valid token, `user` that of a login. */
const MAY: Readonly<Record<Exclude<Audience, 'public'>, (is: { open: boolean; known: boolean; user: boolean }) => boolean>> = {
  guest: ({ open, known }) => open || known,
  reader: ({ open, user }) => open || user,
  login: ({ user }) => user,
  operator: ({ user }) => user,
}

interface Found {
  readonly caller: Caller
  /** The error for the holder of an ended session on calls they may not make. */
  readonly rejection?: CallError
}

const NOBODY: Found = { caller: VISITOR }

async function callerOf(token: string, { guests, sessions }: TokenStores, takesPending: boolean): Promise<Found> {
  if (isSessionToken(token)) return userCaller(await sessions.find(token), takesPending)
  const guestId = await guests.guestOf(token)
  return guestId === null ? NOBODY : { caller: { kind: 'guest', guestId } }
}

function userCaller(session: Awaited<ReturnType<SessionStore['find']>>, takesPending: boolean): Found {
  if (session === null) return NOBODY
  if (session.kind === 'ended') {
    return session.code === null ? NOBODY : { caller: VISITOR, rejection: new CallError(END_ERRORS[session.code]) }
  }
  const { kind, userId, sessionId, role, provenAt, totp } = session
  if (kind === 'pending' && !takesPending) return NOBODY
  return { caller: { kind: 'user', userId, sessionId, role, pending: kind === 'pending', provenAt, totp } }
}
