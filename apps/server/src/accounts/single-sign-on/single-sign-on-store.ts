import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect-database.ts'
import { CallError } from '../../http/call-error.ts'
import { hashOf, newToken } from '../tokens.ts'
import { newNick } from '../users/new-nick.ts'
import { rethrowTaken } from '../users/taken-errors.ts'
import { users } from '../users/users-table.ts'
import type { BegunLogin, Identity } from './identity-provider.ts'
import { singleSignOnIdentities, singleSignOnLogins, singleSignOnProofs } from './single-sign-on-table.ts'

/** How long a login at the provider may take, and how long its proof is valid, ms. */
export const LOGIN_LIFETIME = 10 * 60_000

/** Started logins, recently proven identities, and the accounts that belong to them. */
export interface SingleSignOnStore {
  /** Stores a started login, for 10 minutes, for the browser with this secret. */
  begin(login: BegunLogin, browserSecret: string): Promise<void>
  /** Consumes a started login; null if it is unknown, expired, used, or was started by another browser. */
  take(state: string, browserSecret: string): Promise<BegunLogin | null>
  /** The account of an identity, whose use is recorded; null if there is none. */
  accountOf(identity: Pick<Identity, 'issuer' | 'subject'>): Promise<string | null>
  /** A token for an identity without an account, valid for 10 minutes. */
  prove(identity: Identity): Promise<string>
  /** Creates an account for a proven identity; returns its id. Throws SINGLE_SIGN_ON_EXPIRED and SINGLE_SIGN_ON_BOUND. */
  createAccount(token: string): Promise<string>
  /** Throws SINGLE_SIGN_ON_EXPIRED, SINGLE_SIGN_ON_BOUND when the identity, SINGLE_SIGN_ON_HELD when the account is bound already. */
  bind(token: string, userId: string): Promise<void>
  /** An account that is not bound is not an error. */
  unbind(userId: string): Promise<void>
  isBound(userId: string): Promise<boolean>
  purgeExpired(): Promise<void>
}

/** Single sign-on in PostgreSQL; `now` in ms. */
export function singleSignOnStore(database: Database, now: () => number): SingleSignOnStore {
  const expiresAt = () => new Date(now() + LOGIN_LIFETIME)
  /** A failed use leaves the proof: the transaction is rolled back. */
  const usingProof = <Result>(token: string, use: (transaction: Transaction, proven: Identity) => Promise<Result>) =>
    database.transaction(async (transaction) => {
      const [proven] = await transaction
        .delete(singleSignOnProofs)
        .where(and(eq(singleSignOnProofs.tokenHash, hashOf(token)), gt(singleSignOnProofs.expiresAt, new Date(now()))))
        .returning()
      if (proven === undefined) throw new CallError('SINGLE_SIGN_ON_EXPIRED')
      return use(transaction, proven)
    })
  const bindTo = async (transaction: Transaction, { issuer, subject }: Identity, userId: string) => {
    const time = new Date(now())
    await transaction.insert(singleSignOnIdentities).values({ issuer, subject, userId, createdAt: time, usedAt: time }).catch(rethrowTaken)
  }
  return {
    async begin({ state, nonce, codeVerifier }, browserSecret) {
      const row = { stateHash: hashOf(state), browserHash: hashOf(browserSecret), nonce, codeVerifier, expiresAt: expiresAt() }
      await database.insert(singleSignOnLogins).values(row)
    },
    async take(state, browserSecret) {
      const { stateHash, browserHash, expiresAt: end } = singleSignOnLogins
      const [row] = await database
        .delete(singleSignOnLogins)
        .where(and(eq(stateHash, hashOf(state)), eq(browserHash, hashOf(browserSecret)), gt(end, new Date(now()))))
        .returning()
      return row === undefined ? null : { state, nonce: row.nonce, codeVerifier: row.codeVerifier }
    },
    async accountOf({ issuer, subject }) {
      const [row] = await database
        .update(singleSignOnIdentities)
        .set({ usedAt: new Date(now()) })
        .where(and(eq(singleSignOnIdentities.issuer, issuer), eq(singleSignOnIdentities.subject, subject)))
        .returning({ userId: singleSignOnIdentities.userId })
      return row?.userId ?? null
    },
    async prove({ issuer, subject, name, email }) {
      const token = newToken()
      await database.insert(singleSignOnProofs).values({ tokenHash: hashOf(token), issuer, subject, name, email, expiresAt: expiresAt() })
      return token
    },
    createAccount: (token) =>
      usingProof(token, async (transaction, proven) => {
        const time = new Date(now())
        const add = (row: { nick: string; email?: string; emailVerifiedAt?: Date }) =>
          transaction
            .insert(users)
            .values({ ...row, accountSource: 'singleSignOn', createdAt: time })
            .onConflictDoNothing()
            .returning({ id: users.id })
        const verified = proven.email === null ? null : { email: proven.email, emailVerifiedAt: time }
        const nick = proven.name ?? newNick()
        // A name or an address of somebody else is left to them.
        const choices = [{ nick, ...verified }, { nick: newNick(), ...verified }, { nick }, { nick: newNick() }]
        for (const choice of choices) {
          const [user] = await add(choice)
          if (user === undefined) continue
          await bindTo(transaction, proven, user.id)
          return user.id
        }
        throw new CallError('NICK_TAKEN')
      }),
    bind: (token, userId) => usingProof(token, (transaction, proven) => bindTo(transaction, proven, userId)),
    async unbind(userId) {
      await database.delete(singleSignOnIdentities).where(eq(singleSignOnIdentities.userId, userId))
    },
    async isBound(userId) {
      const { subject, userId: owner } = singleSignOnIdentities
      return (await database.select({ subject }).from(singleSignOnIdentities).where(eq(owner, userId))).length > 0
    },
    async purgeExpired() {
      const over = new Date(now())
      await database.delete(singleSignOnLogins).where(lt(singleSignOnLogins.expiresAt, over))
      await database.delete(singleSignOnProofs).where(lt(singleSignOnProofs.expiresAt, over))
    },
  }
}
