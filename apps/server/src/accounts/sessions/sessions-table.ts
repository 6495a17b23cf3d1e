import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../database/bytea.ts'
import { users } from '../users/users-table.ts'

/**
 * Logins. `pending`: of a login that found the account or the seats taken (997, 993), valid only for displacement; `active`: the one
 * session of its account, enforced by a constraint; `ended`: stored for a while so that its holder learns the reason.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the token: reading the database does not reveal tokens. */
    tokenHash: bytea('token_hash').notNull().unique('sessions_token_hash'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<SessionState>().notNull(),
    browserName: text('browser_name'),
    /** When it became active, or pending. */
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** When its user last proved their identity after the login; null if never. */
    provenAt: timestamp('proven_at', { withTimezone: true }),
    /** Last call, to the minute. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The error code for its holder: 995, 996, 998, 999; null after a logout. */
    endCode: smallint('end_code').$type<SessionEndCode>(),
  },
  (table) => [
    uniqueIndex('sessions_one_active')
      .on(table.userId)
      .where(sql`${table.state} = 'active'`),
    index('sessions_user').on(table.userId),
    index('sessions_seen_at').on(table.seenAt),
  ],
)

export type SessionState = 'pending' | 'active' | 'ended'

/**
 * 995 expired, 996 the account was locked, 998 forced out by a colleague or an operator, 999 displaced by another login of the account.
 */
export type SessionEndCode = 995 | 996 | 998 | 999
