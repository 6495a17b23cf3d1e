import { createHash, randomInt } from 'node:crypto'
import type { Accounts } from '../accounts.ts'
import type { User } from '../users/users-table.ts'
import { CallError } from '../../http/call-error.ts'
import { audit, type Operator } from '../../http/operator-of.ts'
import type { AccountRegister } from './account-register.ts'

/** Dependencies of the account actions. */
export type AccountParts = Pick<Accounts, 'users' | 'passwords' | 'sessions' | 'now'> & { readonly register: AccountRegister }

/** An account created by an operator. */
export interface MadeAccount {
  /** 11 digits. */
  readonly telephone: string
  readonly nick: string
  /** In lower case. */
  readonly email: string | null
  readonly role: 'user' | 'operator'
}

/**
 * Creates an account; returns its generated password, which is stored only as a hash. Throws TELEPHONE_TAKEN, NICK_TAKEN, EMAIL_TAKEN.
 */
export async function addAccount(
  { users, passwords, now }: AccountParts,
  account: MadeAccount,
  by: Operator,
): Promise<{ id: string; telephone: string; password: string }> {
  const password = newPassword()
  const { id } = await users.add({
    ...account,
    accountSource: 'operator',
    passwordHash: await passwords.hash(createHash('md5').update(password).digest('hex')),
    passwordChangedAt: new Date(now()),
  })
  audit(by, 'user add', { user: id, role: account.role })
  return { id, telephone: account.telephone, password }
}

/** 16 characters with lower case, upper case and digits. */
function newPassword(): string {
  const some = (letters: string, count: number) => Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('')
  return some('ABCDEFGHJKLMNPQRSTUVWXYZ', 4) + some('abcdefghijkmnpqrstuvwxyz', 8) + some('23456789', 4)
}

/** Locks an account and ends its sessions (996), or unlocks it. Throws ACCOUNT_NOT_FOUND, ACCOUNT_IS_OWN. */
export async function lockAccount(parts: AccountParts, { id, locked }: { id: string; locked: boolean }, by: Operator): Promise<void> {
  await otherAccount(parts, id, by)
  await parts.users.change(id, { blockedAt: locked ? new Date(parts.now()) : null })
  if (locked) await parts.sessions.endAll(id, 996)
  audit(by, locked ? 'user block' : 'user unblock', { user: id })
}

/** Ends the sessions of an account with 998. Throws ACCOUNT_NOT_FOUND, ACCOUNT_IS_OWN. */
export async function forceOutAccount(parts: AccountParts, { id }: { id: string }, by: Operator): Promise<void> {
  await otherAccount(parts, id, by)
  await parts.sessions.endAll(id, 998)
  audit(by, 'user out', { user: id })
}

/** Makes an account an operator or an ordinary one, and ends its sessions (998). Throws ACCOUNT_NOT_FOUND, ACCOUNT_IS_OWN. */
export async function setAccountRole(
  parts: AccountParts,
  { id, role }: { id: string; role: 'user' | 'operator' },
  by: Operator,
): Promise<void> {
  await otherAccount(parts, id, by)
  await parts.users.change(id, { role })
  await parts.sessions.endAll(id, 998)
  audit(by, 'user role', { user: id, role })
}

/** An account other than the operator's own, so that operators cannot lock themselves out. */
async function otherAccount(parts: AccountParts, id: string, by: Operator): Promise<User> {
  if (by.id?.toLowerCase() === id.toLowerCase()) throw new CallError('ACCOUNT_IS_OWN')
  return account(parts, id)
}

async function account({ register }: AccountParts, id: string): Promise<User> {
  const found = await register.find(id)
  if (found === null) throw new CallError('ACCOUNT_NOT_FOUND')
  return found
}
