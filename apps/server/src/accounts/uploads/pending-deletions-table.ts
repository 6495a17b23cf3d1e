import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Uploaded pictures no account uses any more, until their files are deleted. */
export const pendingDeletions = pgTable('leaving_pictures', {
  /** Name of the file, as uploads have it. */
  name: text('name').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
})
