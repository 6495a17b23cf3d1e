import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { LedgerChannel } from '../orders/ledger-table.ts'

/** Result of comparing the ledger with the bill of a provider for one day in Shanghai. */
export const reconciliations = pgTable(
  'payment_reconciliations',
  {
    /** `yyyy-MM-dd`. */
    day: text('day').notNull(),
    channel: text('channel').$type<LedgerChannel>().notNull(),
    /** Entries of the bill, and how many of them the ledger had. */
    billed: integer('billed').notNull(),
    matched: integer('matched').notNull(),
    /** Payments and refunds the ledger lacked and that were booked from the bill. */
    corrected: integer('corrected').notNull(),
    /** What nobody can correct but the operator. */
    differences: jsonb('differences').$type<readonly Difference[]>().notNull(),
    comparedAt: timestamp('compared_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.channel] })],
)

/** An entry on one side only, or with another amount. Amounts in cents, null on the side without it. */
export interface Difference {
  readonly kind: 'payment' | 'refund'
  readonly orderNo: string
  readonly reference: string
  readonly billed: number | null
  readonly booked: number | null
}
