import { inArray } from 'drizzle-orm'
import type { BoughtProducts, Period } from '../../accounts/products/bought-products.ts'
import type { Database } from '../../database/connect-database.ts'
import { sourceOf } from './grant-order.ts'
import { packs } from './packs-table.ts'

/** When what some orders granted runs: memberships may begin later (G105). Null for an order that grants nothing, or no longer. */
export async function periodsOfOrders(
  database: Database,
  bought: Pick<BoughtProducts, 'periodsOf'>,
  orderNos: readonly string[],
): Promise<(orderNo: string) => Period | null> {
  if (orderNos.length === 0) return () => null
  const sources = orderNos.map(sourceOf)
  const [memberships, uses] = await Promise.all([
    bought.periodsOf(database, sources),
    database.select().from(packs).where(inArray(packs.source, sources)),
  ])
  const ofPacks = new Map(uses.map(({ source, startTime, endTime }) => [source, { start: startTime, end: endTime }]))
  return (orderNo) => memberships.get(sourceOf(orderNo)) ?? ofPacks.get(sourceOf(orderNo)) ?? null
}
