import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../database/bytea.ts'
import { users } from '../users/users-table.ts'

/** Activation links: one use, 24 hours (decisions G25). */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    codeHash: bytea('code_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The recipient: a later change of the address invalidates the link. */
    email: text('email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('email_verifications_user').on(table.userId)],
)
