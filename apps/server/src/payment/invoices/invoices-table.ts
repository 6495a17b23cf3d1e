import type { InvoiceState, Language } from '@gezhi/contract'
import { and, eq, sql, type AnyColumn } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/users/users-table.ts'

/** Requested invoices (G99). */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Assigned when the operator has issued it. */
    invoiceNo: text('invoice_no'),
    /** 1 ordinary, 2 special. */
    type: integer('type').notNull(),
    header: text('header').notNull(),
    taxNumber: text('tax_number').notNull(),
    email: text('email').notNull(),
    /** Of the mail that it was issued: that of its request. */
    language: text('language').$type<Language>().notNull().default('zh'),
    /** Cents: what was paid for its orders and not refunded. */
    amount: integer('amount').notNull(),
    state: text('state').$type<InvoiceState>().notNull(),
    /** File of the issued invoice. */
    file: text('file'),
    note: text('note'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true, precision: 3 }),
    /** Number and file of the red-letter invoice that reversed it; `note` is the reason. */
    redInvoiceNo: text('red_invoice_no'),
    redFile: text('red_file'),
    reversedAt: timestamp('reversed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('invoices_user').on(table.userId, table.createdAt)],
)

/**
 * The orders of invoices. An order has one invoice at most that is requested or issued, and any number that were reversed before; the rows of
 * a rejected or cancelled request are deleted.
 */
export const invoiceOrders = pgTable(
  'invoice_orders',
  {
    orderNo: text('order_no').notNull(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    /** Of an invoice that was reversed: the order can be invoiced again. */
    reversed: boolean('reversed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.orderNo] }),
    uniqueIndex('invoice_orders_current')
      .on(table.orderNo)
      .where(sql`NOT ${table.reversed}`),
    index('invoice_orders_order').on(table.orderNo),
  ],
)

/** The row of the requested or issued invoice of an order. */
export function currentInvoiceOf(orderNo: string | AnyColumn) {
  return and(eq(invoiceOrders.orderNo, orderNo), eq(invoiceOrders.reversed, false))
}
