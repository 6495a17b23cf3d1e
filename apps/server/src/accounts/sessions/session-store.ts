import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { hashOf, isSessionToken } from '../tokens.ts'
import { users } from '../users/users-table.ts'
import { ENDED_KEPT, IDLE_LIFETIME, PENDING_LIFETIME, SEEN_STEP } from './session-rules.ts'
import { sessions, type SessionEndCode } from './sessions-table.ts'

/** What a token stands for. */
export type FoundSession =
  | {
      readonly kind: 'active' | 'pending'
      readonly sessionId: string
      readonly userId: string
      readonly role: 'user' | 'operator'
    }
  /** `code`: what its holder is told; null after a logout. */
  | { readonly kind: 'ended'; readonly code: SessionEndCode | null }

/** The sessions of all accounts, in PostgreSQL and so shared by all processes of the server. */
export interface SessionStore {
  /** Notes the call, and ends a session whose time is over. null for a text that is no token of a session. */
  find(token: string): Promise<FoundSession | null>
  /** Logout: its holder is told nothing but to log in. */
  end(sessionId: string): Promise<void>
  /** Ends all sessions of an account but one, active and pending; their holders are told `code`. */
  endAll(userId: string, code: SessionEndCode, but?: string): Promise<void>
  /** Removes what nobody needs any more; answers how many. */
  sweep(): Promise<number>
}

/** Sessions in PostgreSQL; `now` in ms. */
export function sessionStore(database: Database, now: () => number): SessionStore {
  // Prepared once a connection: every call of every logged-in user asks it.
  const byToken = database
    .select({
      id: sessions.id,
      userId: sessions.userId,
      state: sessions.state,
      endCode: sessions.endCode,
      startedAt: sessions.startedAt,
      seenAt: sessions.seenAt,
      role: users.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('hash')))
    .prepare('session_by_token')

  return {
    async find(token) {
      if (!isSessionToken(token)) return null
      const [row] = await byToken.execute({ hash: hashOf(token) })
      if (row === undefined) return null
      const { id: sessionId, userId, role } = row
      const time = now()
      if (row.state === 'ended') return { kind: 'ended', code: row.endCode }
      if (row.state === 'pending') {
        return row.startedAt.getTime() + PENDING_LIFETIME > time ? { kind: 'pending', sessionId, userId, role } : null
      }
      const idle = time - row.seenAt.getTime()
      if (idle >= IDLE_LIFETIME) {
        await database
          .update(sessions)
          .set({ state: 'ended', endCode: 995, endedAt: new Date(time) })
          .where(and(eq(sessions.id, sessionId), eq(sessions.state, 'active')))
        return { kind: 'ended', code: 995 }
      }
      if (idle >= SEEN_STEP)
        await database
          .update(sessions)
          .set({ seenAt: new Date(time) })
          .where(eq(sessions.id, sessionId))
      return { kind: 'active', sessionId, userId, role }
    },
    async end(sessionId) {
      const ended = { state: 'ended', endedAt: new Date(now()) } as const
      await database.update(sessions).set(ended).where(eq(sessions.id, sessionId))
    },
    async endAll(userId, code, but) {
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
    },
    async sweep() {
      const before = (age: number) => new Date(now() - age)
      const { rowCount } = await database
        .delete(sessions)
        .where(
          or(
            and(eq(sessions.state, 'ended'), lt(sessions.endedAt, before(ENDED_KEPT))),
            and(eq(sessions.state, 'pending'), lt(sessions.startedAt, before(PENDING_LIFETIME))),
            and(eq(sessions.state, 'active'), lt(sessions.seenAt, before(IDLE_LIFETIME + ENDED_KEPT))),
          ),
        )
      return rowCount ?? 0
    },
  }
}
