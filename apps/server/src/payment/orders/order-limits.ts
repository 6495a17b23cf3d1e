import { and, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../database/connect-database.ts'
import { CallError } from '../../http/call-error.ts'
import { orders } from './orders-table.ts'

const DAY = 24 * 3_600_000
/** Orders of an account that wait to be paid. */
export const MAX_OPEN_ORDERS = 10
/** Orders that an account makes within 24 hours, also those it cancels: each is a row of the books. */
export const MAX_DAILY_ORDERS = 50

/** Rejects another order of a locked account that has many; `now` in ms. Throws ORDERS_OPEN, DAILY_QUOTA. */
export async function requireFewOrders(transaction: Transaction, userId: string, now: number): Promise<void> {
  const count = (condition: SQL | undefined) => transaction.$count(orders, and(eq(orders.userId, userId), condition))
  const open = and(inArray(orders.state, ['unpaid', 'transferring']), gt(orders.expiresAt, new Date(now)))
  if ((await count(open)) >= MAX_OPEN_ORDERS) throw new CallError('ORDERS_OPEN', { limit: MAX_OPEN_ORDERS })
  if ((await count(gt(orders.createdAt, new Date(now - DAY)))) >= MAX_DAILY_ORDERS)
    throw new CallError('DAILY_QUOTA', { limit: MAX_DAILY_ORDERS })
}
