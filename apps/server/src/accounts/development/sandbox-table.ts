import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Messages of sandbox gateways. Empty in production. */
export const outboxEntries = pgTable(
  'outbox_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<'sms' | 'mail'>().notNull(),
    to: text('to').notNull(),
    text: text('text').notNull(),
    code: text('code'),
    createTime: timestamp('create_time', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('outbox_entries_to').on(table.to, table.createTime)],
)

/** State of sandbox gateways between requests. Empty in production. */
export const sandboxMemory = pgTable('sandbox_memory', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
