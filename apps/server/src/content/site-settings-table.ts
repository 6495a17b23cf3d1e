import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Settings an operator has changed, written as in the environment; one that has no row is as the environment says. */
export const siteSettings = pgTable('site_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
