import type { ApiScope } from '@gezhi/contract'
import type { UserStore } from '../accounts/users/user-store.ts'
import type { UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import type { ApiKeyStore } from './key-store.ts'
import { isPermittedAddress } from './permitted-address.ts'

/** A program that calls with the key of a user. */
export interface Program {
  readonly keyId: string
  readonly scopes: readonly ApiScope[]
  /** The user, without a session. */
  readonly caller: UserCaller
}

/** Identifies the program that sent a header `Authorization: Bearer gz_…` from an address. */
export type IdentifyProgram = (authorization: string | undefined, address: string) => Promise<Program>

/** Throws API_KEY_MISSING, API_KEY_INVALID, also for the key of a locked account, and API_KEY_ADDRESS. */
export function programIdentifier(keys: ApiKeyStore, users: Pick<UserStore, 'get'>): IdentifyProgram {
  return async (authorization, address) => {
    const [, secret] = /^Bearer +(\S+) *$/i.exec(authorization ?? '') ?? []
    if (secret === undefined) throw new CallError('API_KEY_MISSING')
    const key = await keys.find(secret)
    if (key === null) throw new CallError('API_KEY_INVALID')
    const { role, blockedAt } = await users.get(key.userId)
    if (blockedAt !== null) throw new CallError('API_KEY_INVALID', {}, { userId: key.userId })
    if (!isPermittedAddress(address, key.addresses)) throw new CallError('API_KEY_ADDRESS', { address }, { userId: key.userId })
    await keys.use(key, address)
    const caller: UserCaller = { kind: 'user', userId: key.userId, sessionId: '', role, pending: false, provenAt: 0, totp: false }
    return { keyId: key.id, scopes: key.scopes, caller }
  }
}

/** Throws API_SCOPE_MISSING. */
export function requireScope({ scopes, caller }: Program, scope: ApiScope): void {
  if (!scopes.includes(scope)) throw new CallError('API_SCOPE_MISSING', { scope }, { userId: caller.userId })
}
