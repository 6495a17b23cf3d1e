import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { companyHistory } from './company-history-table.ts'

/** Maximum number of entries stored per user; the oldest are deleted. */
export const MAX_COMPANY_HISTORY = 500

export type StoredCompanyUse = typeof companyHistory.$inferSelect

/** A search, or a view of a company; what it is not is empty. */
export type CompanyUse = Pick<StoredCompanyUse, 'word' | 'companyId' | 'name'>

/** The company searches and views of users, newest first. Entries of other users are not found. */
export interface CompanyHistoryStore {
  /** One stored before moves to the top. */
  add(userId: string, use: CompanyUse): Promise<void>
  page(userId: string, page: { pageNo: number; pageSize: number }): Promise<{ list: readonly StoredCompanyUse[]; total: number }>
  /** Whether the entry existed. */
  remove(userId: string, id: string): Promise<boolean>
  empty(userId: string): Promise<void>
}

/** The history in PostgreSQL; `now` in ms. */
export function companyHistoryStore(database: Database, now: () => number): CompanyHistoryStore {
  const newest = [desc(companyHistory.usedAt), desc(companyHistory.id)] as const
  const own = (userId: string) => eq(companyHistory.userId, userId)
  return {
    add: (userId, use) =>
      database.transaction(async (transaction) => {
        const time = { usedAt: new Date(now()), name: use.name }
        const same = [companyHistory.userId, companyHistory.companyId, companyHistory.word]
        await transaction
          .insert(companyHistory)
          .values({ userId, ...use, ...time })
          .onConflictDoUpdate({ target: same, set: time })
        const latest = transaction
          .select({ id: companyHistory.id })
          .from(companyHistory)
          .where(own(userId))
          .orderBy(...newest)
          .limit(MAX_COMPANY_HISTORY)
        await transaction.delete(companyHistory).where(and(own(userId), notInArray(companyHistory.id, latest)))
      }),
    async page(userId, { pageNo, pageSize }) {
      const list = await database
        .select()
        .from(companyHistory)
        .where(own(userId))
        .orderBy(...newest)
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { list, total: await database.$count(companyHistory, own(userId)) }
    },
    async remove(userId, id) {
      const { rowCount } = await database.delete(companyHistory).where(and(own(userId), eq(companyHistory.id, id)))
      return (rowCount ?? 0) > 0
    },
    async empty(userId) {
      await database.delete(companyHistory).where(own(userId))
    },
  }
}
