import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Queries too long for an address, under the short key that stands there instead. The same query always has the same key. */
export const sharedSearches = pgTable('shared_searches', {
  key: text('key').primaryKey(),
  queryStr: text('query_str').notNull(),
  /** When it was last stored or opened. */
  usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
})
