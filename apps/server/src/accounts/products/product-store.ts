import type { UserProduct } from '@gezhi/contract'
import { eq, inArray, or } from 'drizzle-orm'
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

/** Products in PostgreSQL; `now` in ms. */
export function productStore(database: Database, now: () => number): ProductStore {
  return {
    async of(userId) {
      const enterprise = database
        .select({ id: enterpriseMembers.enterpriseId })
        .from(enterpriseMembers)
        .where(eq(enterpriseMembers.userId, userId))
      const rows = await database
        .select()
        .from(userProducts)
        .where(or(eq(userProducts.userId, userId), inArray(userProducts.enterpriseId, enterprise)))
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
