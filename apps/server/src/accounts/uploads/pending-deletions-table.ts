import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Unused files of users, until they are deleted. */
export const pendingDeletions = pgTable('leaving_pictures', {
  /** Key in the file store. */
  key: text('name').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
})
