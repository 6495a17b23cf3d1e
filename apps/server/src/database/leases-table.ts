import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What one process at a time has, and until when unless it says again that it is there. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  /** Who has it. */
  holder: text('holder').notNull(),
  until: timestamp('until', { withTimezone: true }).notNull(),
})
