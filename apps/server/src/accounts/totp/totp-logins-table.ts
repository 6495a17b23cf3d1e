import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../database/bytea.ts'
import { users } from '../users/users-table.ts'

/** Logins of operators that wait for their TOTP code, for 5 minutes. */
export const totpLogins = pgTable('totp_logins', {
  /** SHA-256 of the token. */
  tokenHash: bytea('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
})
