import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../database/bytea.ts'

/** Tokens of guests. Only the SHA-256 of a token is stored: reading the database does not reveal tokens. */
export const guestTokens = pgTable(
  'guest_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** The UUID created and stored by the browser (decisions G117). */
    guestId: uuid('guest_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('guest_tokens_expires_at').on(table.expiresAt)],
)
