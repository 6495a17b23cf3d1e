import type { UserProduct } from '@gezhi/contract'
import { eq, inArray, or } from 'drizzle-orm'
import type { AccountCache } from '../account-cache.ts'
import type { Database } from '../../database/connect-database.ts'
import { shanghaiTime } from '../../plugins/shanghai-time.ts'
import { enterpriseMembers } from '../users/enterprises-table.ts'
import { FREE_PAGING_LIMIT } from '../rights/rights.ts'
import { userProducts } from './user-products-table.ts'

export interface HeldProducts {
  /** Those that are running now, the highest searchCount first (G29). */
  readonly living: readonly UserProduct[]
  /** There were some, and all have ended. */
  readonly expired: boolean
}

/** The rights of accounts: their own products and those of their enterprise. */
export interface ProductStore {
  of(userId: string): Promise<HeldProducts>
}

/** Products in PostgreSQL; `now` in ms. Kept in the cache while it is open; when one begins and ends is looked at anew each time. */
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
      return { userId, value: rows, keep: true }
    })

  return {
    async of(userId) {
      const rows = (await rowsOf(userId)) ?? []
      const time = now()
      const running = rows.filter(({ startTime, endTime }) => startTime.getTime() <= time && endTime.getTime() > time)
      const coming = rows.some(({ startTime }) => startTime.getTime() > time)
      return {
        living: running.toSorted((a, b) => (b.searchCount ?? FREE_PAGING_LIMIT) - (a.searchCount ?? FREE_PAGING_LIMIT)).map(shown),
        expired: rows.length > 0 && running.length === 0 && !coming,
      }
    },
  }
}

function shown({ productName, searchCount, icon, startTime, endTime }: typeof userProducts.$inferSelect): UserProduct {
  return { productName, searchCount, icon, startTime: shanghaiTime(startTime), endTime: shanghaiTime(endTime) }
}
