import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Searches of users without duplicates: the newest 500 per user are stored. */
export const searchHistory = pgTable(
  'search_history',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash that identifies a search. */
    sameness: text('sameness').notNull(),
    searchStrategy: text('search_strategy').notNull(),
    number: integer('number').notNull(),
    displayName: text('display_name').notNull(),
    datRange: text('dat_range').notNull(),
    searchCondition: text('search_condition').notNull(),
    /** The number that queries name it by (`#12`): of its last run. */
    lineNo: integer('line_no').notNull(),
    /** The numbers of its runs before, newest first: they still name it. */
    earlierLineNos: integer('earlier_line_nos').array().notNull().default([]),
    searchedAt: timestamp('searched_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('search_history_same').on(table.userId, table.sameness),
    index('search_history_newest').on(table.userId, table.searchedAt, table.id),
  ],
)

/** The number of the last search of each user: numbers are given once, also after searches are deleted (G213). */
export const searchHistoryNumbers = pgTable('search_history_numbers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lastNumber: integer('last_number').notNull(),
})
