import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Registrations that came from advertisements, as browsers report them. */
export const conversions = pgTable('conversions', {
  id: uuid('id').primaryKey().defaultRandom(),
  type: text('type').$type<'A' | 'B'>().notNull(),
  keyWord: text('key_word').notNull(),
  telephone: text('telephone').notNull(),
  postData: jsonb('post_data'),
  signature: text('signature'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
