import type { InvoiceState, Language } from '@gezhi/contract'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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
  },
  (table) => [index('invoices_user').on(table.userId, table.createdAt)],
)

/** The orders of invoices that are requested or issued: an order has one at most. The rows of a rejected or cancelled one are deleted. */
export const invoiceOrders = pgTable(
  'invoice_orders',
  {
    orderNo: text('order_no').primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
  },
  (table) => [index('invoice_orders_invoice').on(table.invoiceId)],
)
