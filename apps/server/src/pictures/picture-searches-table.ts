import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Searches of users by picture, each once. */
export const pictureSearches = pgTable(
  'picture_searches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of kind and condition. */
    sameness: text('sameness').notNull(),
    kind: text('kind').notNull(),
    condition: jsonb('condition').notNull(),
    /** Names of the uploaded pictures that it shows. */
    uploads: text('uploads').array().notNull(),
    /** Hits when it was last run. */
    hits: integer('hits').notNull(),
    searchedAt: timestamp('searched_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('picture_searches_same').on(table.userId, table.sameness),
    index('picture_searches_newest').on(table.userId, table.searchedAt, table.id),
  ],
)
