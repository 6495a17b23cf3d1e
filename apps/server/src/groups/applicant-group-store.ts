import type { GroupCompany } from '@gezhi/contract'
import { MAX_APPLICANT_GROUPS } from '@gezhi/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { applicantGroups } from './applicant-groups-table.ts'

export type StoredGroup = typeof applicantGroups.$inferSelect

/** The applicant groups of users. Those of others are not found. */
export interface ApplicantGroupStore {
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
export function applicantGroupStore(database: Database, now: () => number): ApplicantGroupStore {
  const one = (userId: string, id: string) => and(eq(applicantGroups.userId, userId), eq(applicantGroups.id, id))
  const named = (userId: string, name: string) => and(eq(applicantGroups.userId, userId), eq(applicantGroups.name, name))
  return {
    list: (userId) => database.select().from(applicantGroups).where(eq(applicantGroups.userId, userId)).orderBy(asc(applicantGroups.name)),
    async find(userId, id) {
      const [row] = await database.select().from(applicantGroups).where(one(userId, id))
      return row ?? null
    },
    add: (userId, name, companies) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'applicantGroups', userId)
        if ((await transaction.$count(applicantGroups, eq(applicantGroups.userId, userId))) >= MAX_APPLICANT_GROUPS) return 'full'
        const [row] = await transaction
          .insert(applicantGroups)
          .values({ userId, name, companies, createdAt: new Date(now()) })
          .onConflictDoNothing()
          .returning({ id: applicantGroups.id })
        return row ?? 'taken'
      }),
    change: (userId, id, change) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'applicantGroups', userId)
        if ((await transaction.$count(applicantGroups, one(userId, id))) === 0) return 'missing'
        if (change.name !== undefined) {
          const [other] = await transaction.select({ id: applicantGroups.id }).from(applicantGroups).where(named(userId, change.name))
          if (other !== undefined && other.id !== id) return 'taken'
        }
        if (Object.keys(change).length > 0) await transaction.update(applicantGroups).set(change).where(one(userId, id))
        return 'changed'
      }),
    async remove(userId, id) {
      const rows = await database.delete(applicantGroups).where(one(userId, id)).returning({ id: applicantGroups.id })
      return rows.length > 0
    },
  }
}
