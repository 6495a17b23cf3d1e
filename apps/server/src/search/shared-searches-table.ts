import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Queries and semantic questions too long for an address, with the short key that replaces them. Each owner has separate keys. */
export const sharedSearches = pgTable(
  'shared_searches',
  {
    key: text('key').primaryKey(),
    /** Owner: a user, a guest, or on an open server a caller without a token. */
    userId: uuid('user_id').references(() => users.id),
    guestId: text('guest_id'),
    queryStr: text('query_str').notNull(),
    /** When it was last stored or opened. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.usedAt)],
)
