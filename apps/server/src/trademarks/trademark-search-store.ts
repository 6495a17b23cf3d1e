import { createHash } from 'node:crypto'
import { and, count, desc, eq, ilike, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { likeOf } from '../database/like-of.ts'
import { trademarkSearches } from './trademark-searches-table.ts'

/** Maximum number of searches stored per user; the oldest are deleted. */
const MAX_STORED = 500

export type StoredTrademarkSearch = typeof trademarkSearches.$inferSelect

/** The searches of users for trademarks, newest first. */
export interface TrademarkSearchStore {
  /** A stored query moves to the top; the oldest beyond the limit are deleted. */
  add(userId: string, query: string, hits: number): Promise<void>
  page(
    userId: string,
    word: string,
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<{ list: StoredTrademarkSearch[]; total: number }>
  /** Removes those of the user; others are ignored. */
  remove(userId: string, ids: readonly string[]): Promise<void>
  empty(userId: string): Promise<void>
}

/** The searches in PostgreSQL; `now` in ms. */
export function trademarkSearchStore(database: Database, now: () => number): TrademarkSearchStore {
  const newest = [desc(trademarkSearches.searchedAt), desc(trademarkSearches.id)] as const
  return {
    add: (userId, query, hits) =>
      database.transaction(async (transaction) => {
        const row = { query, hits, searchedAt: new Date(now()) }
        const sameness = createHash('sha256').update(query).digest('base64url')
        await transaction
          .insert(trademarkSearches)
          .values({ userId, sameness, ...row })
          .onConflictDoUpdate({ target: [trademarkSearches.userId, trademarkSearches.sameness], set: row })
        const own = eq(trademarkSearches.userId, userId)
        const latest = transaction
          .select({ id: trademarkSearches.id })
          .from(trademarkSearches)
          .where(own)
          .orderBy(...newest)
          .limit(MAX_STORED)
        await transaction.delete(trademarkSearches).where(and(own, notInArray(trademarkSearches.id, latest)))
      }),
    async page(userId, word, { pageNo, pageSize }) {
      const like = word === '' ? undefined : ilike(trademarkSearches.query, likeOf(word))
      const condition = and(eq(trademarkSearches.userId, userId), like)
      const list = await database
        .select()
        .from(trademarkSearches)
        .where(condition)
        .orderBy(...newest)
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await database.select({ total: count() }).from(trademarkSearches).where(condition)
      return { list, total: counted!.total }
    },
    async remove(userId, ids) {
      await database.delete(trademarkSearches).where(and(eq(trademarkSearches.userId, userId), inArray(trademarkSearches.id, [...ids])))
    },
    async empty(userId) {
      await database.delete(trademarkSearches).where(eq(trademarkSearches.userId, userId))
    },
  }
}
