import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import type { AccountCache } from '../account-cache.ts'
import { hashOf, isSessionToken } from '../tokens.ts'
import { operatorTotps } from '../totp/operator-totps-table.ts'
import { totpLogins } from '../totp/totp-logins-table.ts'
import { users } from '../users/users-table.ts'
import { idleLifetime } from './idle-lifetime.ts'
import { ENDED_RETENTION, LONGEST_IDLE, MAX_LIFETIME, PENDING_LIFETIME, SEEN_STEP } from './session-lifetimes.ts'
import { seenMarks } from './seen-marks.ts'
import { sessions, type SessionEndCode, type SessionState } from './sessions-table.ts'

/** Result of looking up a token. */
export type FoundSession =
  | {
      readonly kind: 'active' | 'pending'
      readonly sessionId: string
      readonly userId: string
      readonly role: 'user' | 'operator'
      /** When its user last logged in or proved their identity, in ms. */
      readonly provenAt: number
      /** TOTP is set up for the account. */
      readonly totp: boolean
    }
  /** `code`: the error for its holder; null after a logout. */
  | { readonly kind: 'ended'; readonly code: SessionEndCode | null }

/** The sessions of all accounts, in PostgreSQL and therefore shared by all processes. */
export interface SessionStore {
  /** Records the call, and ends an expired session. null if the text is not a session token. */
  find(token: string): Promise<FoundSession | null>
  /** Logout: its holder only has to log in again. */
  end(sessionId: string): Promise<void>
  /** Its user has proven their identity now. */
  prove(sessionId: string, userId: string): Promise<void>
  /** Ends all sessions of an account but one, active and pending, with `code`, and the logins that wait for a TOTP code. */
  endAll(userId: string, code: SessionEndCode, but?: string): Promise<void>
  /** Deletes obsolete rows; returns their number. */
  purgeExpired(): Promise<number>
}

/** Sessions in PostgreSQL; `now` in ms. Active ones are cached while the cache is open. */
export function sessionStore(database: Database, now: () => number, cache: AccountCache): SessionStore {
  const marks = seenMarks(database)
  // Prepared once per connection: runs on every call of every logged-in user.
  const byToken = database
    .select({
      id: sessions.id,
      userId: sessions.userId,
      state: sessions.state,
      endCode: sessions.endCode,
      startedAt: sessions.startedAt,
      provenAt: sessions.provenAt,
      seenAt: sessions.seenAt,
      role: users.role,
      totpSince: operatorTotps.confirmedAt,
      lifetime: idleLifetime(),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(operatorTotps, eq(operatorTotps.userId, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('hash')))
    .prepare('session_by_token')

  const findStored = (hash: Buffer) =>
    cache.get('session', hash.toString('base64'), async () => {
      const [row] = await byToken.execute({ hash })
      return row === undefined ? null : { userId: row.userId, value: row, cacheable: row.state === 'active' }
    })

  const isOver = ({ state, seenAt, startedAt, lifetime }: { state: SessionState; seenAt: Date; startedAt: Date; lifetime: number }) =>
    state === 'active' && (now() - seenAt.getTime() >= lifetime || now() - startedAt.getTime() >= MAX_LIFETIME)

  /** If a cached session seems expired the database is authoritative: another process may have seen it since. */
  const current = async (hash: Buffer) => {
    const row = await findStored(hash)
    if (row === null || !cache.isOpen || !isOver(row)) return row
    cache.forget(row.userId)
    return findStored(hash)
  }

  const see = async (row: { id: string; seenAt: Date }) => {
    const time = now()
    if (time - row.seenAt.getTime() < SEEN_STEP) return
    if (cache.isOpen) {
      row.seenAt = new Date(time)
      marks.add(row.id, time)
      return
    }
    await database
      .update(sessions)
      .set({ seenAt: new Date(time) })
      .where(eq(sessions.id, row.id))
  }

  return {
    async find(token) {
      if (!isSessionToken(token)) return null
      const row = await current(hashOf(token))
      if (row === null) return null
      const { id: sessionId, userId, role } = row
      const provenAt = Math.max(row.startedAt.getTime(), row.provenAt?.getTime() ?? 0)
      const totp = row.totpSince !== null
      if (row.state === 'ended') return { kind: 'ended', code: row.endCode }
      if (row.state === 'pending') {
        return row.startedAt.getTime() + PENDING_LIFETIME > now() ? { kind: 'pending', sessionId, userId, role, provenAt, totp } : null
      }
      if (isOver(row)) {
        await database
          .update(sessions)
          .set({ state: 'ended', endCode: 995, endedAt: new Date(now()) })
          .where(and(eq(sessions.id, sessionId), eq(sessions.state, 'active')))
        cache.forget(userId)
        return { kind: 'ended', code: 995 }
      }
      await see(row)
      return { kind: 'active', sessionId, userId, role, provenAt, totp }
    },
    async end(sessionId) {
      const ended = { state: 'ended', endedAt: new Date(now()) } as const
      const rows = await database.update(sessions).set(ended).where(eq(sessions.id, sessionId)).returning({ userId: sessions.userId })
      for (const { userId } of rows) cache.forget(userId)
    },
    async prove(sessionId, userId) {
      await database
        .update(sessions)
        .set({ provenAt: new Date(now()) })
        .where(eq(sessions.id, sessionId))
      cache.forget(userId)
    },
    async endAll(userId, code, but) {
      await database.delete(totpLogins).where(eq(totpLogins.userId, userId))
      await database
        .update(sessions)
        .set({ state: 'ended', endCode: code, endedAt: new Date(now()) })
        .where(
          and(
            eq(sessions.userId, userId),
            sql`${sessions.state} <> 'ended'`,
            but === undefined ? undefined : sql`${sessions.id} <> ${but}`,
          ),
        )
      cache.forget(userId)
    },
    async purgeExpired() {
      const before = (age: number) => new Date(now() - age)
      const { rowCount } = await database
        .delete(sessions)
        .where(
          or(
            and(eq(sessions.state, 'ended'), lt(sessions.endedAt, before(ENDED_RETENTION))),
            and(eq(sessions.state, 'pending'), lt(sessions.startedAt, before(PENDING_LIFETIME))),
            and(eq(sessions.state, 'active'), lt(sessions.seenAt, before(LONGEST_IDLE + ENDED_RETENTION))),
          ),
        )
      return rowCount ?? 0
    },
  }
}
