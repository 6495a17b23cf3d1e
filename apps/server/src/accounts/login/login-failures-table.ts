import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../../database/bytea.ts'

/** Failed logins by account, whether or not there is such an account: five within 15 minutes lock it for 15 minutes. */
export const loginFailures = pgTable(
  'login_failures',
  {
    /** SHA-256 of the phone or e-mail entered. */
    account: bytea('account').primaryKey(),
    failures: integer('failures').notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
  },
  (table) => [index('login_failures_first_at').on(table.firstAt)],
)
