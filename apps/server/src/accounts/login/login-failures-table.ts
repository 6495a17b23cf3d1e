import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../../database/bytea.ts'

/** Failed logins, counted by account and network, by network, by account and by known browser, whether or not there is such an account. */
export const loginFailures = pgTable(
  'login_failures',
  {
    /** SHA-256 of what is counted (`LoginLimit`). */
    subject: bytea('subject').primaryKey(),
    failures: integer('failures').notNull(),
    /** So many lock the subject. */
    limit: integer('limit').notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    /** How often it was locked, each time within a day of the time before: each lock lasts twice as long as the one before. */
    locks: integer('locks').notNull().default(0),
    lastLockedAt: timestamp('last_locked_at', { withTimezone: true }),
  },
  (table) => [index('login_failures_first_at').on(table.firstAt)],
)
