import type { ProductType } from '@gezhi/contract'
import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect-database.ts'
import { lockRowsOf } from '../../database/lock-rows-of.ts'
import { packs } from '../orders/packs-table.ts'

/** A pack of uses that runs. */
export type StoredPack = typeof packs.$inferSelect
/** What packs are for. */
export type PackType = Exclude<ProductType, 'VIP'>

/** Uses that were bought: each is counted once, whichever process counts it. */
export interface PackStore {
  /**
   * Counts one use, of the pack that ends first; null if none is left, otherwise what releases it again. Within a transaction it is counted
   * only if that succeeds.
   */
  use(userId: string, type: PackType, transaction?: Transaction): Promise<{ readonly pack: string } | null>
  /** Returns a use that came to nothing. */
  release(pack: string): Promise<void>
  /** The packs of a user that run, those that end first at the front. */
  list(userId: string): Promise<readonly StoredPack[]>
}

/** Packs in PostgreSQL; `now` in ms. */
export function packStore(database: Database, now: () => number): PackStore {
  const running = (userId: string) => {
    const time = new Date(now())
    return and(eq(packs.userId, userId), lte(packs.startTime, time), gt(packs.endTime, time))
  }
  const take = async (transaction: Transaction, userId: string, type: PackType) => {
    await lockRowsOf(transaction, 'packs', userId)
    const [pack] = await transaction
      .select({ source: packs.source })
      .from(packs)
      .where(and(running(userId), eq(packs.type, type), lt(packs.used, packs.total)))
      .orderBy(asc(packs.endTime), asc(packs.source))
      .limit(1)
    if (pack === undefined) return null
    await transaction
      .update(packs)
      .set({ used: sql`${packs.used} + 1` })
      .where(eq(packs.source, pack.source))
    return { pack: pack.source }
  }
  return {
    use: (userId, type, given) =>
      given === undefined ? database.transaction((own) => take(own, userId, type)) : take(given, userId, type),
    async release(pack) {
      await database
        .update(packs)
        .set({ used: sql`${packs.used} - 1` })
        .where(and(eq(packs.source, pack), gt(packs.used, 0)))
    },
    list: (userId) => database.select().from(packs).where(running(userId)).orderBy(asc(packs.endTime), asc(packs.source)),
  }
}
