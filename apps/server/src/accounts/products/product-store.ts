import { CAPABILITIES, type ProductGrants, type UserProduct } from '@gezhi/contract'
import { eq, inArray, or } from 'drizzle-orm'
import type { AccountCache } from '../account-cache.ts'
import type { Database } from '../../database/connect-database.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { enterpriseMembers } from '../users/enterprises-table.ts'
import { grantsOfProduct, grantsTogether } from './product-grants.ts'
import { userProducts } from './user-products-table.ts'

export interface HeldProducts {
  /** Those that are active now, the highest searchCount first (G29). */
  readonly living: readonly UserProduct[]
  /** Those that begin later, the next first (G105). */
  readonly coming: readonly UserProduct[]
  /** Combined grants of the active ones. */
  readonly grants: ProductGrants
  /** There were some, and all have ended. */
  readonly expired: boolean
}

/** The rights of accounts: their own products and those of their enterprise. */
export interface ProductStore {
  of(userId: string): Promise<HeldProducts>
}

/** Products in PostgreSQL; `now` in ms. Cached while the cache is open; whether a product is active is computed on every read. */
export function productStore(database: Database, now: () => number, cache: AccountCache): ProductStore {
  const rowsOf = (userId: string) =>
    cache.get('products', userId, async () => {
      const enterprise = database
        .select({ id: enterpriseMembers.enterpriseId })
        .from(enterpriseMembers)
        .where(eq(enterpriseMembers.userId, userId))
      const rows = await database
        .select()
        .from(userProducts)
        .where(or(eq(userProducts.userId, userId), inArray(userProducts.enterpriseId, enterprise)))
      return { userId, value: rows.map(heldProduct), cacheable: true }
    })

  return {
    async of(userId) {
      const rows = (await rowsOf(userId)) ?? []
      const time = now()
      const running = rows.filter(({ start, end }) => start <= time && end > time)
      const coming = rows.filter(({ start, end }) => start > time && end > start).toSorted((a, b) => a.start - b.start)
      return {
        living: running.map(({ shown }) => shown).toSorted((a, b) => reachOf(b) - reachOf(a)),
        coming: coming.map(({ shown }) => shown),
        grants: grantsTogether(running.map(({ grants }) => grants)),
        expired: rows.length > 0 && running.length === 0 && coming.length === 0,
      }
    },
  }
}

/** How far lists may be paged with a product (G29). */
function reachOf({ searchCount }: Pick<UserProduct, 'searchCount'>): number {
  return searchCount ?? CAPABILITIES.listResults.grants.member
}

/** A cached product; times in ms. */
function heldProduct({ productName, searchCount, grants, icon, startTime, endTime }: typeof userProducts.$inferSelect) {
  const shown: UserProduct = { productName, searchCount, icon, startTime: shanghaiTime(startTime), endTime: shanghaiTime(endTime) }
  return { start: startTime.getTime(), end: endTime.getTime(), grants: grantsOfProduct({ searchCount, grants }), shown }
}
