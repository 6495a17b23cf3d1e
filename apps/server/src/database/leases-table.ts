import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Resources held by one process at a time, until they expire unless renewed. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  /** Who has it. */
  holder: text('holder').notNull(),
  until: timestamp('until', { withTimezone: true }).notNull(),
})
