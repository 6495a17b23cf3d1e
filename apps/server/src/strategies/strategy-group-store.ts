import { strategyKey } from '@gezhi/query'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { strategies, strategyGroups } from './strategies-table.ts'

/** A group with the number of its strategies. */
export interface CountedGroup {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly createdAt: Date
}

/** The groups of users. Those of other users are not found. */
export interface StrategyGroupStore {
  /** A page, by name. */
  page(userId: string, page: { pageNo: number; pageSize: number }): Promise<CountedGroup[]>
  exists(userId: string, id: string): Promise<boolean>
  /** Returns the id; null if the name is taken. `check` gets the number of groups of the user and throws if there may be no more. */
  add(userId: string, name: string, check: (present: number) => void): Promise<string | null>
  rename(userId: string, id: string, name: string): Promise<'renamed' | 'taken' | 'missing'>
  /** Removes a group without its strategies; whether it existed. */
  remove(userId: string, id: string): Promise<boolean>
}

/** Groups in PostgreSQL; `now` in ms. */
export function strategyGroupStore(database: Database, now: () => number): StrategyGroupStore {
  const one = (userId: string, id: string) => and(eq(strategyGroups.userId, userId), eq(strategyGroups.id, id))
  const named = (userId: string, name: string) => and(eq(strategyGroups.userId, userId), eq(strategyGroups.nameKey, strategyKey(name)))
  return {
    page: (userId, { pageNo, pageSize }) =>
      database
        .select({
          id: strategyGroups.id,
          name: strategyGroups.name,
          count: count(strategies.id),
          createdAt: strategyGroups.createdAt,
        })
        .from(strategyGroups)
        .leftJoin(strategies, eq(strategies.groupId, strategyGroups.id))
        .where(eq(strategyGroups.userId, userId))
        .groupBy(strategyGroups.id)
        .orderBy(asc(strategyGroups.nameKey))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize),
    exists: async (userId, id) => (await database.$count(strategyGroups, one(userId, id))) > 0,
    add: (userId, name, check) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'strategyGroups', userId)
        check(await transaction.$count(strategyGroups, eq(strategyGroups.userId, userId)))
        const [row] = await transaction
          .insert(strategyGroups)
          .values({ userId, name, nameKey: strategyKey(name), createdAt: new Date(now()) })
          .onConflictDoNothing({ target: [strategyGroups.userId, strategyGroups.nameKey] })
          .returning({ id: strategyGroups.id })
        return row?.id ?? null
      }),
    rename: (userId, id, name) =>
      database.transaction(async (transaction) => {
        const [other] = await transaction.select({ id: strategyGroups.id }).from(strategyGroups).where(named(userId, name))
        const own = await transaction.$count(strategyGroups, one(userId, id))
        if (own === 0) return 'missing'
        if (other !== undefined && other.id !== id) return 'taken'
        await transaction
          .update(strategyGroups)
          .set({ name, nameKey: strategyKey(name) })
          .where(one(userId, id))
        return 'renamed'
      }),
    async remove(userId, id) {
      const rows = await database.delete(strategyGroups).where(one(userId, id)).returning({ id: strategyGroups.id })
      return rows.length > 0
    },
  }
}
