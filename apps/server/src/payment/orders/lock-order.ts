import { eq } from 'drizzle-orm'
import type { BoughtProducts } from '../../accounts/products/bought-products.ts'
import type { Transaction } from '../../database/connect-database.ts'
import { orders, type StoredOrder } from './orders-table.ts'

/** An order that does not change until the transaction ends, and whether its account is open. */
export type LockedOrder = StoredOrder & { readonly isAccountOpen: boolean }

/** Locks an order; its account first, as the closing of the account does. */
export async function lockOrder(transaction: Transaction, bought: BoughtProducts, orderNo: string): Promise<LockedOrder | undefined> {
  const [owner] = await transaction.select({ userId: orders.userId }).from(orders).where(eq(orders.orderNo, orderNo))
  if (owner === undefined) return undefined
  const isAccountOpen = await bought.lockAccount(transaction, owner.userId)
  const [order] = await transaction.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update')
  return order && { ...order, isAccountOpen }
}
