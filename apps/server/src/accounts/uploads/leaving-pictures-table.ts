import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Uploaded pictures an account shows no more, until their files are removed too. */
export const leavingPictures = pgTable('leaving_pictures', {
  /** Name of the file, as uploads have it. */
  name: text('name').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
})
