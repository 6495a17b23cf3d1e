import { strategyKey } from '@gezhi/query'
import { and, asc, count, desc, eq, gt, ilike, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { strategies } from './strategies-table.ts'

export type StoredStrategy = typeof strategies.$inferSelect

/** The parts of a strategy that are set when it is saved. */
export type NewStrategy = Pick<StoredStrategy, 'title' | 'searchStrategy' | 'searchCondition' | 'datRange' | 'number' | 'groupId'>

/** Filter of a user's strategies; all by default. */
export interface StrategySelection {
  readonly ids?: readonly string[]
  /** Occurs in the title or in the query, ignoring letter case. */
  readonly word?: string
  /** Only those of a group, or with null those without one. */
  readonly groupId?: string | null
}

/** The strategies of users. Those of other users are not found. */
export interface StrategyStore {
  /** Newest first. */
  page(
    userId: string,
    selection: StrategySelection,
    page: { pageNo: number; pageSize: number },
  ): Promise<{ list: StoredStrategy[]; total: number }>
  /** All of a user, by title. */
  all(userId: string): Promise<StoredStrategy[]>
  count(userId: string): Promise<number>
  find(userId: string, id: string): Promise<StoredStrategy | null>
  /** Those of some ids, in their order; null if one does not exist. */
  findEach(userId: string, ids: readonly string[]): Promise<StoredStrategy[] | null>
  /** Whether another strategy than `except` has the title. */
  isTaken(userId: string, title: string, except?: string): Promise<boolean>
  /**
   * Returns the id; null if the title is taken. `check` is called with the user's other strategies, none of which is saved or changed
   * meanwhile; what it throws is rethrown.
   */
  add(userId: string, strategy: NewStrategy, check: (others: readonly StoredStrategy[]) => void): Promise<string | null>
  /**
   * Changes the given values. `check` is called as for a new strategy, with the strategy as it is stored; it returns new queries of other
   * strategies, by id. `taken` if another has the title, `missing` if the strategy does not exist.
   */
  change(
    userId: string,
    id: string,
    parts: Partial<NewStrategy>,
    check: (before: StoredStrategy, others: readonly StoredStrategy[]) => ReadonlyMap<string, string>,
  ): Promise<StoredStrategy | 'taken' | 'missing'>
  /**
   * Stores a new number of hits and keeps the one before; null if the strategy does not exist. The same number within `SAME_RUN_MS` belongs
   * to the same run, as when its list is reloaded, and changes nothing.
   */
  recount(userId: string, id: string, number: number): Promise<StoredStrategy | null>
  /** Moves strategies to a group, or to none; false, and nothing is moved, if one does not exist. */
  group(userId: string, ids: readonly string[], groupId: string | null): Promise<boolean>
  /** Removes strategies; false, and nothing is removed, if one does not exist. */
  remove(userId: string, ids: readonly string[]): Promise<boolean>
}

/** ms in which the same number of hits is not another run. */
const SAME_RUN_MS = 10 * 60 * 1000

/** Strategies in PostgreSQL; `now` in ms. */
export function strategyStore(database: Database, now: () => number): StrategyStore {
  const one = (userId: string, id: string) => and(eq(strategies.userId, userId), eq(strategies.id, id))
  const each = (userId: string, ids: readonly string[]) => and(eq(strategies.userId, userId), inArray(strategies.id, [...ids]))
  return {
    async page(userId, selection, { pageNo, pageSize }) {
      const condition = and(eq(strategies.userId, userId), ...conditionsOf(selection))
      const list = await database
        .select()
        .from(strategies)
        .where(condition)
        .orderBy(desc(strategies.createdAt), desc(strategies.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await database.select({ total: count() }).from(strategies).where(condition)
      return { list, total: counted!.total }
    },
    all: (userId) => allOf(database, userId),
    count: (userId) => database.$count(strategies, eq(strategies.userId, userId)),
    find,
    async findEach(userId, ids) {
      const rows = await database.select().from(strategies).where(each(userId, ids))
      const byId = new Map(rows.map((row) => [row.id, row]))
      const found = [...new Set(ids)].map((id) => byId.get(id))
      return found.every((row) => row !== undefined) ? found : null
    },
    async isTaken(userId, title, except) {
      const other = except === undefined ? undefined : ne(strategies.id, except)
      return (await database.$count(strategies, and(eq(strategies.userId, userId), eq(strategies.titleKey, strategyKey(title)), other))) > 0
    },
    add: (userId, strategy, check) =>
      database.transaction(async (transaction) => {
        await lockStrategies(transaction, userId)
        check(await allOf(transaction, userId))
        const [row] = await transaction
          .insert(strategies)
          .values({ userId, ...strategy, titleKey: strategyKey(strategy.title), ...countedAt(strategy.number), createdAt: new Date(now()) })
          .onConflictDoNothing({ target: [strategies.userId, strategies.titleKey] })
          .returning({ id: strategies.id })
        return row?.id ?? null
      }),
    change: (userId, id, parts, check) =>
      database.transaction(async (transaction) => {
        await lockStrategies(transaction, userId)
        const all = await allOf(transaction, userId)
        const before = all.find((strategy) => strategy.id === id)
        if (before === undefined) return 'missing'
        const others = all.filter((strategy) => strategy !== before)
        const rewrite = check(before, others)
        const titleKey = parts.title === undefined ? undefined : strategyKey(parts.title)
        if (others.some((other) => other.titleKey === titleKey)) return 'taken'
        const isSearch = parts.searchStrategy !== undefined || parts.searchCondition !== undefined || parts.number !== undefined
        const counts = isSearch ? { ...countedAt(parts.number ?? null), numberBefore: null, countedBeforeAt: null } : {}
        const values = { ...parts, ...(titleKey !== undefined && { titleKey }), ...counts }
        for (const [other, searchStrategy] of rewrite) {
          await transaction.update(strategies).set({ searchStrategy }).where(one(userId, other))
        }
        if (Object.keys(values).length === 0) return before
        const [row] = await transaction.update(strategies).set(values).where(one(userId, id)).returning()
        return row ?? 'missing'
      }),
    async recount(userId, id, number) {
      const isSame = and(eq(strategies.number, number), gt(strategies.countedAt, new Date(now() - SAME_RUN_MS)))
      const [row] = await database
        .update(strategies)
        .set({ ...countedAt(number), numberBefore: sql`${strategies.number}`, countedBeforeAt: sql`${strategies.countedAt}` })
        .where(and(one(userId, id), sql`(${isSame}) IS NOT TRUE`))
        .returning()
      return row ?? find(userId, id)
    },
    group: (userId, ids, groupId) =>
      allOrNone(database, async (transaction) => {
        const rows = await transaction.update(strategies).set({ groupId }).where(each(userId, ids)).returning({ id: strategies.id })
        return rows.length === new Set(ids).size
      }),
    remove: (userId, ids) =>
      allOrNone(database, async (transaction) => {
        const rows = await transaction.delete(strategies).where(each(userId, ids)).returning({ id: strategies.id })
        return rows.length === new Set(ids).size
      }),
  }

  async function find(userId: string, id: string): Promise<StoredStrategy | null> {
    const [row] = await database.select().from(strategies).where(one(userId, id))
    return row ?? null
  }

  function countedAt(number: number | null) {
    return { number, countedAt: number === null ? null : new Date(now()) }
  }
}

function allOf(database: Database | Transaction, userId: string): Promise<StoredStrategy[]> {
  return database.select().from(strategies).where(eq(strategies.userId, userId)).orderBy(asc(strategies.titleKey))
}

/** One writer at a time for each user, until the transaction ends: limits, titles and references are compared with what is stored. */
function lockStrategies(transaction: Transaction, userId: string): Promise<void> {
  return lockRowsOf(transaction, 'strategies', userId)
}

/** Work whose changes are undone if it returns false. */
async function allOrNone(database: Database, work: (transaction: Transaction) => Promise<boolean>): Promise<boolean> {
  class Incomplete extends Error {}
  try {
    await database.transaction(async (transaction) => {
      if (!(await work(transaction))) throw new Incomplete()
    })
    return true
  } catch (error) {
    if (error instanceof Incomplete) return false
    throw error
  }
}

function conditionsOf({ ids, word, groupId }: StrategySelection): (SQL | undefined)[] {
  const like = word && `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return [
    ids && inArray(strategies.id, [...ids]),
    like ? or(ilike(strategies.title, like), ilike(strategies.searchStrategy, like)) : undefined,
    groupId === undefined ? undefined : groupId === null ? isNull(strategies.groupId) : eq(strategies.groupId, groupId),
  ]
}
