import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Settings changed by an operator, in the form of the environment; a setting without a row has its value from the environment. */
export const siteSettings = pgTable('site_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
