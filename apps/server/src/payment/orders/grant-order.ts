import { and, eq, sql } from 'drizzle-orm'
import type { BoughtProducts } from '../../accounts/products/bought-products.ts'
import type { Transaction } from '../../database/connect-database.ts'
import { endOf, movedEndOf } from '../products/lifetime.ts'
import { PRICE_LIST, WEEKLY_PASS } from '../products/price-list.ts'
import { gifts } from './gifts-table.ts'
import type { StoredOrder } from './orders-table.ts'
import { packs } from './packs-table.ts'

/** Type of the gift of the first purchase (G98). */
export const FIRST_PURCHASE = 4

/** The source under which an order grants, once. */
export const sourceOf = (orderNo: string) => `order:${orderNo}`
/** That of the gift. */
const giftSourceOf = (userId: string) => `gift:${FIRST_PURCHASE}:${userId}`

/** What a product follows when it is granted: seats are those of the enterprise, not the buyer's. */
export function stackOf({ type, seats }: Pick<StoredOrder['product'], 'type' | 'seats'>): string {
  return seats === null ? type : 'SEATS'
}

/** Grants what an order bought, and the gift if it is the first purchase of the account. */
export async function grantOrder(transaction: Transaction, bought: BoughtProducts, order: StoredOrder, now: number): Promise<void> {
  const { orderNo, userId, product } = order
  await bought.lockAccount(transaction, userId)
  if (product.type === 'VIP') {
    await bought.grant(transaction, {
      userId,
      source: sourceOf(orderNo),
      kind: stackOf(product),
      productName: product.name,
      searchCount: product.searchCount,
      grants: product.grants,
      seats: product.seats,
      endOf: (start) => endOf(start, product),
    })
  } else {
    await transaction
      .insert(packs)
      .values({
        source: sourceOf(orderNo),
        userId,
        type: product.type,
        productName: product.name,
        total: product.uses ?? 0,
        startTime: new Date(now),
        endTime: new Date(endOf(now, product)),
      })
      .onConflictDoUpdate({ target: packs.source, set: { endTime: new Date(endOf(now, product)) } })
  }
  await grantGift(transaction, bought, order, now)
}

/**
 * A weekly pass (G98): of the buyer, or, if seats were bought, of all who share them, as one of the buyer alone would pass unused beside
 * what was bought.
 */
async function grantGift(transaction: Transaction, bought: BoughtProducts, order: StoredOrder, now: number): Promise<void> {
  const { userId, orderNo, product } = order
  const known = await transaction.$count(gifts, and(eq(gifts.userId, userId), eq(gifts.type, FIRST_PURCHASE)))
  if (known > 0) return
  const pass = PRICE_LIST.find(({ productId }) => productId === WEEKLY_PASS)!
  const endTime = await bought.grant(transaction, {
    userId,
    source: giftSourceOf(userId),
    kind: product.seats === null ? pass.type : stackOf(product),
    productName: pass.name,
    searchCount: pass.searchCount,
    grants: pass.grants,
    seats: product.seats,
    endOf: (start) => endOf(start, pass),
  })
  await transaction
    .insert(gifts)
    .values({ userId, type: FIRST_PURCHASE, orderNo, productName: pass.name, endTime, givenAt: new Date(now) })
    .onConflictDoNothing()
}

/** Takes back what a refunded order granted, and the gift that came with it. */
export async function revokeOrder(
  transaction: Transaction,
  bought: BoughtProducts,
  { orderNo, userId }: StoredOrder,
  now: number,
): Promise<void> {
  const gave = await transaction.$count(gifts, and(eq(gifts.orderNo, orderNo), eq(gifts.type, FIRST_PURCHASE)))
  // Before seats: a grant locks the account before its enterprise, too.
  if (gave > 0) await bought.revoke(transaction, giftSourceOf(userId), movedEndOf)
  await bought.revoke(transaction, sourceOf(orderNo), movedEndOf)
  await transaction
    .update(packs)
    .set({ endTime: sql`LEAST(${packs.endTime}, ${new Date(now)})` })
    .where(eq(packs.source, sourceOf(orderNo)))
}
