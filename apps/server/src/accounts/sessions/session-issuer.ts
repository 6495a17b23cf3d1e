import { and, eq, ne, sql } from 'drizzle-orm'
import type { AccountCache } from '../account-cache.ts'
import type { Database, Transaction } from '../../database/connect-database.ts'
import { CallError } from '../../http/call-error.ts'
import { isTotpEnrolled } from '../totp/totp-store.ts'
import { hashOf, newSessionToken } from '../tokens.ts'
import { users, type User } from '../users/users-table.ts'
import { lockSeats, type SeatHolder } from './seats.ts'
import { isExpired } from './idle-lifetime.ts'
import { sessions, type SessionEndCode, type SessionState } from './sessions-table.ts'

/** Result of a login. With `elsewhere` (997) and `seats-taken` (993) the token is a pending one. */
export interface Entered {
  readonly outcome: 'in' | 'elsewhere' | 'seats-taken'
  readonly token: string
  /** Before this login was counted. */
  readonly user: User
  /** With `seats-taken`: who is online, the longest first. */
  readonly holders: readonly SeatHolder[]
}

/** Result of displacing. */
export type Displaced = 'in' | 'seats-taken' | 'member-offline'

/** Creates sessions for authenticated users: one per account, and at most as many per enterprise as it has seats. */
export interface SessionIssuer {
  /**
   * Throws LOGIN_ABNORMAL for a locked account. Without a second factor `totp-needed` for an administrator with TOTP, also if it is set up,
   * or the role is granted, meanwhile.
   */
  enter(userId: string, browserName: string | null, factors: { readonly secondFactor: boolean }): Promise<Entered | 'totp-needed'>
  /** The account's other session ends with 999, the pending one becomes active if there is a free seat. */
  displaceOwn(sessionId: string, userId: string): Promise<Displaced>
  /** A colleague's session ends with 998, the pending one takes the seat. `colleague`: phone or user id. */
  displaceColleague(sessionId: string, userId: string, colleague: string): Promise<Displaced>
}

/**
 * The session issuer over PostgreSQL, whose row locks make it safe for many processes; `now` in ms. Evicts accounts whose sessions it
 * ends from the cache before it returns.
 */
export function sessionIssuer(database: Database, now: () => number, cache: AccountCache): SessionIssuer {
  return {
    enter: (userId, browserName, { secondFactor }) =>
      changing<Entered | 'totp-needed'>(async (transaction, changed) => {
        const user = await lockUser(transaction, userId)
        if (user.blockedAt !== null) throw new CallError('LOGIN_ABNORMAL')
        if (!secondFactor && (await isTotpEnrolled(transaction, user.id))) return 'totp-needed'
        changed.add(user.id)
        await endSessions(transaction, user.id, 995, isExpired(now()))
        const make = async (outcome: Entered['outcome'], holders: readonly SeatHolder[] = []): Promise<Entered> => {
          const token = await addSession(transaction, user.id, browserName, outcome === 'in' ? 'active' : 'pending')
          return { outcome, token, user, holders }
        }
        if (await hasActive(transaction, user.id)) return make('elsewhere')
        const seats = await lockSeats(transaction, user.id, now())
        return seats !== null && seats.holders.length >= seats.count ? make('seats-taken', seats.holders) : make('in')
      }),

    displaceOwn: (sessionId, userId) =>
      changing(async (transaction, changed) => {
        await lockUser(transaction, userId)
        changed.add(userId)
        await endSessions(transaction, userId, 999, ne(sessions.id, sessionId))
        const seats = await lockSeats(transaction, userId, now())
        if (seats !== null && seats.holders.length >= seats.count) return 'seats-taken'
        await activate(transaction, sessionId, userId)
        return 'in'
      }),

    displaceColleague: (sessionId, userId, phoneOrId) =>
      changing(async (transaction, changed) => {
        await lockUser(transaction, userId)
        changed.add(userId)
        const seats = await lockSeats(transaction, userId, now())
        const colleague = seats?.holders.find(({ userId: id, telephone }) => id === phoneOrId || telephone === phoneOrId)
        if (seats === null || colleague === undefined) return 'member-offline'
        changed.add(colleague.userId)
        await endSessions(transaction, colleague.userId, 998, eq(sessions.id, colleague.sessionId))
        // An account has one session, also if there was another login meanwhile.
        await endSessions(transaction, userId, 999, ne(sessions.id, sessionId))
        if (seats.holders.length - 1 >= seats.count) return 'seats-taken'
        await activate(transaction, sessionId, userId)
        return 'in'
      }),
  }

  /** Runs a transaction; the accounts it changes are evicted from the cache afterwards, however it ends. */
  async function changing<Result>(run: (transaction: Transaction, changed: Set<string>) => Promise<Result>): Promise<Result> {
    const changed = new Set<string>()
    try {
      return await database.transaction((transaction) => run(transaction, changed))
    } finally {
      for (const userId of changed) cache.forget(userId)
    }
  }

  async function addSession(
    transaction: Transaction,
    userId: string,
    browserName: string | null,
    state: Exclude<SessionState, 'ended'>,
  ): Promise<string> {
    const token = newSessionToken()
    const time = new Date(now())
    await transaction.insert(sessions).values({ tokenHash: hashOf(token), userId, state, browserName, startedAt: time, seenAt: time })
    if (state === 'active') await countLogin(transaction, userId)
    return token
  }

  async function activate(transaction: Transaction, sessionId: string, userId: string): Promise<void> {
    const time = new Date(now())
    const rows = await transaction
      .update(sessions)
      .set({ state: 'active', startedAt: time, seenAt: time })
      .where(and(eq(sessions.id, sessionId), eq(sessions.state, 'pending')))
      .returning({ id: sessions.id })
    if (rows.length > 0) await countLogin(transaction, userId)
  }

  async function endSessions(transaction: Transaction, userId: string, code: SessionEndCode, which: ReturnType<typeof eq>): Promise<void> {
    await transaction
      .update(sessions)
      .set({ state: 'ended', endCode: code, endedAt: new Date(now()) })
      .where(and(eq(sessions.userId, userId), eq(sessions.state, 'active'), which))
  }
}

async function lockUser(transaction: Transaction, userId: string): Promise<User> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update')
  if (user === undefined) throw new CallError('UNAUTHENTICATED')
  return user
}

async function hasActive(transaction: Transaction, userId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.state, 'active')))
  return rows.length > 0
}

async function countLogin(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .update(users)
    .set({ loginCount: sql`${users.loginCount} + 1` })
    .where(eq(users.id, userId))
}
