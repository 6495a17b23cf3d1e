import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../../database/bytea.ts'

/** Failed logins, counted by account and network, by network, by account and by known browser, whether or not the account exists. */
export const loginFailures = pgTable(
  'login_failures',
  {
    /** SHA-256 of the subject (`LoginLimit`). */
    subject: bytea('subject').primaryKey(),
    /** SHA-256 of the account (phone, e-mail address or user id) of the attempt; null in counts of a network. */
    accountHash: bytea('account_hash'),
    failures: integer('failures').notNull(),
    /** Number of failures that locks the subject. */
    limit: integer('limit').notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    /** Number of locks within a day of each other: each lasts twice as long as the one before. */
    locks: integer('locks').notNull().default(0),
    lastLockedAt: timestamp('last_locked_at', { withTimezone: true }),
  },
  (table) => [index('login_failures_first_at').on(table.firstAt)],
)
