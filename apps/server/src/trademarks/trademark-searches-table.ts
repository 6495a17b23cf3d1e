import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Searches of users for trademarks, each query once. */
export const trademarkSearches = pgTable(
  'trademark_searches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the query, which may be too long for an index. */
    sameness: text('sameness').notNull(),
    query: text('query').notNull(),
    /** Hits when it was last run. */
    hits: integer('hits').notNull(),
    searchedAt: timestamp('searched_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('trademark_searches_same').on(table.userId, table.sameness),
    index('trademark_searches_newest').on(table.userId, table.searchedAt, table.id),
  ],
)
