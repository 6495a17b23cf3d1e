import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** Where money moves: providers, and the bank. */
export type LedgerChannel = 'WX' | 'ZFB' | 'DGZZ'

/**
 * Every movement of money, append-only: a trigger of the migration rejects changes. The entries of a channel add up to what its provider
 * holds for the merchant; they name no person.
 */
export const ledger = pgTable(
  'payment_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no').notNull(),
    channel: text('channel').$type<LedgerChannel>().notNull(),
    kind: text('kind').$type<'payment' | 'refund'>().notNull(),
    /** The provider's transaction of a payment, the number of a refund, the reference of a bank transfer. */
    reference: text('reference').notNull(),
    /** Cents; negative for refunds. */
    amount: integer('amount').notNull(),
    /** When the provider says it happened. */
    happenedAt: timestamp('happened_at', { withTimezone: true, precision: 3 }).notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    // A notification that comes twice books once.
    uniqueIndex('payment_ledger_reference').on(table.channel, table.kind, table.reference),
    index('payment_ledger_order').on(table.orderNo),
    index('payment_ledger_happened').on(table.happenedAt),
  ],
)
