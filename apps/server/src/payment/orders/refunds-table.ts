import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { LedgerChannel } from './ledger-table.ts'

/** Refunds that were decided, whether the provider has made them or not. */
export const refunds = pgTable(
  'refunds',
  {
    /** `R`, the order number and a counter; the providers' out_refund_no. */
    refundNo: text('refund_no').primaryKey(),
    orderNo: text('order_no').notNull(),
    channel: text('channel').$type<LedgerChannel>().notNull(),
    /** The payment that is returned. */
    transaction: text('transaction').notNull(),
    /** Cents; of the whole payment. */
    amount: integer('amount').notNull(),
    paid: integer('paid').notNull(),
    /** `order` takes rights back when nothing is left of the payment; `surplus` returns a second payment of a paid order. */
    kind: text('kind').$type<'order' | 'surplus'>().notNull(),
    state: text('state').$type<'pending' | 'succeeded' | 'failed'>().notNull(),
    reason: text('reason').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('refunds_order').on(table.orderNo)],
)
export type StoredRefund = typeof refunds.$inferSelect
