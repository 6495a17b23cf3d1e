import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { CallError } from '../../http/call-error.ts'
import { scheduleDeletion } from '../uploads/pending-deletions.ts'
import { wechatBindings } from '../wechat/wechat-table.ts'
import { newNick } from './new-nick.ts'
import { rethrowTaken } from './taken-errors.ts'
import { users, type User } from './users-table.ts'

/** Data of a new account. */
export type NewUser = Omit<typeof users.$inferInsert, 'id' | 'createdAt'>
/** Changeable data of an account. */
export type UserChange = Partial<NewUser>

/** The accounts. Writes throw NICK_TAKEN, TELEPHONE_TAKEN, and EMAIL_TAKEN for an address that another account has verified. */
export interface UserStore {
  /** Throws UNAUTHENTICATED when there is none. */
  get(id: string): Promise<User>
  /** By phone (11 digits). */
  byPhone(phone: string): Promise<User | null>
  /** By what logs in: a phone (11 digits), or an e-mail address (lower case) once its owner has verified it. */
  byLogin(account: string): Promise<User | null>
  /** Whether a nick is taken, whatever its letter case. */
  hasNick(nick: string): Promise<boolean>
  /** Whether another account, or any if there is no `but`, has verified an e-mail address (lower case). */
  hasEmail(email: string, but?: string): Promise<boolean>
  add(user: NewUser): Promise<User>
  /** The account of a verified phone; created if there is none. */
  ofPhone(phone: string, accountSource?: string): Promise<User>
  /** An unused picture is scheduled for deletion. */
  change(id: string, change: UserChange): Promise<void>
  /** Sets a password if the current one is still the one that was verified; otherwise false. */
  setPassword(id: string, hash: string, instead: string | null): Promise<boolean>
  isBoundToWeChat(id: string): Promise<boolean>
}

/** Accounts in PostgreSQL; `now` in ms. */
export function userStore(database: Database, now: () => number): UserStore {
  const first = async (condition: ReturnType<typeof eq>) => {
    const [user] = await database.select().from(users).where(condition)
    return user ?? null
  }
  const byPhone = (phone: string) => first(eq(users.telephone, phone))
  const isVerified = (email: string) => and(eq(users.email, email), isNotNull(users.emailVerifiedAt))
  const hasEmail = async (email: string, but?: string) =>
    (await first(and(isVerified(email), but === undefined ? undefined : ne(users.id, but))!)) !== null
  const requireFree = async (email: string | null | undefined, but?: string) => {
    if (email && (await hasEmail(email, but))) throw new CallError('EMAIL_TAKEN')
  }
  const add = async (user: NewUser) => {
    await requireFree(user.email)
    const rows = await database
      .insert(users)
      .values({ ...user, createdAt: new Date(now()) })
      .returning()
      .catch(rethrowTaken)
    return rows[0]!
  }
  return {
    async get(id) {
      const user = await first(eq(users.id, id))
      if (user === null) throw new CallError('UNAUTHENTICATED')
      return user
    },
    byPhone,
    byLogin: (account) => first(or(eq(users.telephone, account), isVerified(account))!),
    async hasNick(nick) {
      return (await first(sql`lower(${users.nick}) = lower(${nick})`)) !== null
    },
    hasEmail,
    add,
    async ofPhone(phone, accountSource) {
      const known = await byPhone(phone)
      if (known) return known
      try {
        return await add({ telephone: phone, nick: newNick(), ...(accountSource && { accountSource }) })
      } catch (error) {
        // Another call was first: the same phone in another window.
        const other = await byPhone(phone)
        if (other) return other
        throw error
      }
    },
    async change(id, change) {
      if (Object.keys(change).length === 0) return
      await requireFree(change.email, id)
      await database.transaction(async (transaction) => {
        const [before] =
          change.avatar === undefined
            ? []
            : await transaction.select({ avatar: users.avatar }).from(users).where(eq(users.id, id)).for('update')
        await transaction.update(users).set(change).where(eq(users.id, id)).catch(rethrowTaken)
        if (before !== undefined && before.avatar !== change.avatar) await scheduleDeletion(transaction, id, before.avatar, new Date(now()))
      })
    },
    async setPassword(id, passwordHash, instead) {
      const { rowCount } = await database
        .update(users)
        .set({ passwordHash, passwordChangedAt: new Date(now()) })
        .where(and(eq(users.id, id), sql`${users.passwordHash} IS NOT DISTINCT FROM ${instead}`))
      return rowCount === 1
    },
    async isBoundToWeChat(id) {
      const rows = await database.select({ id: wechatBindings.openId }).from(wechatBindings).where(eq(wechatBindings.userId, id))
      return rows.length > 0
    },
  }
}
