import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Files of people that nobody uses any more, until they are deleted. */
export const pendingDeletions = pgTable('leaving_pictures', {
  /** Key in the file store. */
  key: text('name').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
})
