import type { OrderState, PayType } from '@gezhi/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/users/users-table.ts'
import type { StoredProduct } from '../products/products-table.ts'

/** Orders. State changes are rows of `order-transitions.ts`; each happens in one transaction with its ledger entry and its outbox rows. */
export const orders = pgTable(
  'orders',
  {
    /** `yyyyMMddHHmmss` in Shanghai and ten random digits; the providers' out_trade_no. */
    orderNo: text('order_no').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<OrderState>().notNull(),
    payType: text('pay_type').$type<PayType>().notNull(),
    productId: integer('product_id').notNull(),
    /** What was bought, as it was then. */
    product: jsonb('product').$type<OrderedProduct>().notNull(),
    /** Cents. */
    amount: integer('amount').notNull(),
    refunded: integer('refunded').notNull().default(0),
    /** Texts of the QR codes: empty until a provider is asked, `REQUESTED_CODE` until it has answered. */
    wxCode: text('wx_code').notNull().default(''),
    zfbCode: text('zfb_code').notNull().default(''),
    /** File of the bank slip of a transfer. */
    slip: text('slip'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true, precision: 3 }),
    closedAt: timestamp('closed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    check('orders_amounts', sql`${table.amount} > 0 AND ${table.refunded} BETWEEN 0 AND ${table.amount}`),
    index('orders_user').on(table.userId, table.createdAt),
    // A double click creates one order.
    uniqueIndex('orders_unpaid')
      .on(table.userId, table.productId)
      .where(sql`state IN ('unpaid', 'transferring')`),
    index('orders_expiry')
      .on(table.expiresAt)
      .where(sql`state = 'unpaid'`),
    index('orders_paid').on(table.paidAt),
  ],
)

/** A code whose provider was asked: it may exist, so it is closed with the order. */
export const REQUESTED_CODE = 'requested'

/** The text of a code that its provider issued, else empty. */
export function issuedCode(stored: string): string {
  return stored === REQUESTED_CODE ? '' : stored
}

/** The parts of a product that an order fixes. */
export type OrderedProduct = Pick<
  StoredProduct,
  'version' | 'name' | 'nameEn' | 'type' | 'years' | 'days' | 'uses' | 'searchCount' | 'grants' | 'seats'
>
export type StoredOrder = typeof orders.$inferSelect
