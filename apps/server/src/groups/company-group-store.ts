import type { GroupCompany } from '@gezhi/contract'
import { MAX_COMPANY_GROUPS } from '@gezhi/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { companyGroups } from './company-groups-table.ts'

export type StoredGroup = typeof companyGroups.$inferSelect

/** The company groups of users. Those of others are not found. */
export interface CompanyGroupStore {
  /** All groups of a user, by name. */
  list(userId: string): Promise<readonly StoredGroup[]>
  find(userId: string, id: string): Promise<StoredGroup | null>
  /** The id, or why there is none. */
  add(userId: string, name: string, companies: readonly GroupCompany[]): Promise<{ id: string } | 'taken' | 'full'>
  change(userId: string, id: string, change: Partial<Pick<StoredGroup, 'name' | 'companies'>>): Promise<'changed' | 'taken' | 'missing'>
  /** Whether there was one. */
  remove(userId: string, id: string): Promise<boolean>
}

/** Groups in PostgreSQL; `now` in ms. */
export function companyGroupStore(database: Database, now: () => number): CompanyGroupStore {
  const one = (userId: string, id: string) => and(eq(companyGroups.userId, userId), eq(companyGroups.id, id))
  const named = (userId: string, name: string) => and(eq(companyGroups.userId, userId), eq(companyGroups.name, name))
  return {
    list: (userId) => database.select().from(companyGroups).where(eq(companyGroups.userId, userId)).orderBy(asc(companyGroups.name)),
    async find(userId, id) {
      const [row] = await database.select().from(companyGroups).where(one(userId, id))
      return row ?? null
    },
    add: (userId, name, companies) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'companyGroups', userId)
        if ((await transaction.$count(companyGroups, eq(companyGroups.userId, userId))) >= MAX_COMPANY_GROUPS) return 'full'
        const [row] = await transaction
          .insert(companyGroups)
          .values({ userId, name, companies, createdAt: new Date(now()) })
          .onConflictDoNothing()
          .returning({ id: companyGroups.id })
        return row ?? 'taken'
      }),
    change: (userId, id, change) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'companyGroups', userId)
        if ((await transaction.$count(companyGroups, one(userId, id))) === 0) return 'missing'
        if (change.name !== undefined) {
          const [other] = await transaction.select({ id: companyGroups.id }).from(companyGroups).where(named(userId, change.name))
          if (other !== undefined && other.id !== id) return 'taken'
        }
        if (Object.keys(change).length > 0) await transaction.update(companyGroups).set(change).where(one(userId, id))
        return 'changed'
      }),
    async remove(userId, id) {
      const rows = await database.delete(companyGroups).where(one(userId, id)).returning({ id: companyGroups.id })
      return rows.length > 0
    },
  }
}
