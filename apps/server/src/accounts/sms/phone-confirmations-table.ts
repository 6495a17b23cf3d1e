import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** When a carrier last confirmed a phone (decisions G110). */
export const phoneConfirmations = pgTable('phone_confirmations', {
  telephone: text('telephone').primaryKey(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
})
