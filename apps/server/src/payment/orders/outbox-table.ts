import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What an order still needs from a provider or has to send: written with the transition, done afterwards, repeated until it succeeds. */
export const outbox = pgTable(
  'payment_outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    task: text('task').$type<OutboxTask>().notNull(),
    orderNo: text('order_no').notNull(),
    /** Of a refund. */
    refundNo: text('refund_no'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: timestamp('due_at', { withTimezone: true, precision: 3 }).notNull(),
    doneAt: timestamp('done_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index('payment_outbox_due')
      .on(table.dueAt)
      .where(sql`done_at IS NULL`),
  ],
)

export type OutboxTask = 'closeWx' | 'closeZfb' | 'refund' | 'remind' | 'mailInvoice'
