import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../database/bytea.ts'

/** Tokens of visitors. Only the SHA-256 of a token is kept: who reads the database cannot use one. */
export const guestTokens = pgTable(
  'guest_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** The UUID the browser made and keeps (decisions G117). */
    guestId: uuid('guest_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('guest_tokens_expires_at').on(table.expiresAt)],
)
