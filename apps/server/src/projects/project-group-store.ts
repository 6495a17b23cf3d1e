import type { ProjectGroup } from '@gezhi/contract'
import { strategyKey } from '@gezhi/query'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { projectGroups } from './projects-table.ts'

/** The groups of users. Those of other users are not found. */
export interface ProjectGroupStore {
  /** All, in their order. */
  list(userId: string): Promise<ProjectGroup[]>
  exists(userId: string, id: string): Promise<boolean>
  /** Returns the id; null if the name is taken. `check` gets the number of groups of the user and throws if there may be no more. */
  add(userId: string, name: string, check: (present: number) => void): Promise<string | null>
  rename(userId: string, id: string, name: string): Promise<'renamed' | 'taken' | 'missing'>
  /** Whether it existed. */
  remove(userId: string, id: string): Promise<boolean>
  /** Puts these first; false and no change if one does not exist. */
  sort(userId: string, ids: readonly string[]): Promise<boolean>
}

/** Groups in PostgreSQL. */
export function projectGroupStore(database: Database): ProjectGroupStore {
  const one = (userId: string, id: string) => and(eq(projectGroups.userId, userId), eq(projectGroups.id, id))
  const list = (userId: string, on: Pick<Database, 'select'> = database) =>
    on
      .select({ id: projectGroups.id, name: projectGroups.name, sort: projectGroups.sort })
      .from(projectGroups)
      .where(eq(projectGroups.userId, userId))
      .orderBy(asc(projectGroups.sort), asc(projectGroups.id))
  return {
    list: (userId) => list(userId),
    exists: async (userId, id) => (await database.$count(projectGroups, one(userId, id))) > 0,
    add: (userId, name, check) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'projectGroups', userId)
        const present = await list(userId, transaction)
        check(present.length)
        const [row] = await transaction
          .insert(projectGroups)
          .values({ userId, name, nameKey: strategyKey(name), sort: (present.at(-1)?.sort ?? -1) + 1 })
          .onConflictDoNothing({ target: [projectGroups.userId, projectGroups.nameKey] })
          .returning({ id: projectGroups.id })
        return row?.id ?? null
      }),
    rename: (userId, id, name) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'projectGroups', userId)
        const nameKey = strategyKey(name)
        const named = and(eq(projectGroups.userId, userId), eq(projectGroups.nameKey, nameKey))
        const [other] = await transaction.select({ id: projectGroups.id }).from(projectGroups).where(named)
        if ((await transaction.$count(projectGroups, one(userId, id))) === 0) return 'missing'
        if (other !== undefined && other.id !== id.toLowerCase()) return 'taken'
        await transaction.update(projectGroups).set({ name, nameKey }).where(one(userId, id))
        return 'renamed'
      }),
    async remove(userId, id) {
      const { rowCount } = await database.delete(projectGroups).where(one(userId, id))
      return rowCount === 1
    },
    sort: (userId, ids) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'projectGroups', userId)
        const present = await list(userId, transaction)
        const first = [...new Set(ids.map((id) => id.toLowerCase()))]
        if (!first.every((id) => present.some((group) => group.id === id))) return false
        const order = [...first, ...present.map(({ id }) => id).filter((id) => !first.includes(id))]
        for (const [sort, id] of order.entries()) await transaction.update(projectGroups).set({ sort }).where(one(userId, id))
        return true
      }),
  }
}
