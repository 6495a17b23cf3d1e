import { createHash } from 'node:crypto'
import { and, arrayOverlaps, count, desc, eq, gte, ilike, inArray, lt, lte, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect-database.ts'
import { searchHistory, searchHistoryNumbers } from './search-history-table.ts'

/** Maximum number of searches stored per user; the oldest are deleted. */
export const MAX_STORED = 500

/** Numbers of earlier runs that a search keeps. */
const MAX_EARLIER = 100

export type StoredSearchRow = typeof searchHistory.$inferSelect

/** A search to be stored. */
export type RecordedSearch = Pick<StoredSearchRow, 'searchStrategy' | 'number' | 'displayName' | 'datRange' | 'searchCondition'>

/** Filter of a user's searches; all by default. */
export interface HistorySelection {
  readonly ids?: readonly string[]
  /** Numbers of the last run or of earlier ones. */
  readonly lineNos?: readonly number[]
  /** Occurs in the name or in the query, ignoring letter case. */
  readonly word?: string
  readonly from?: Date
  /** Exclusive end. */
  readonly until?: Date
}

/** The searches of users, newest first. */
export interface SearchHistoryStore {
  /** Stores a search under a new number; an existing one moves to the top. */
  add(userId: string, search: RecordedSearch): Promise<void>
  page(
    userId: string,
    selection: HistorySelection,
    page: { pageNo: number; pageSize: number },
  ): Promise<{ list: StoredSearchRow[]; total: number }>
  /** Removes those of the user; others are ignored. */
  remove(userId: string, ids: readonly string[]): Promise<void>
  /** Removes all that were run at least this many ms ago. */
  empty(userId: string, minAge: number): Promise<void>
}

/** The history in PostgreSQL; `now` in ms. */
export function searchHistoryStore(database: Database, now: () => number = Date.now): SearchHistoryStore {
  const newest = [desc(searchHistory.searchedAt), desc(searchHistory.id)] as const
  return {
    add: (userId, search) =>
      database.transaction(async (transaction) => {
        const row = { ...search, lineNo: await nextNumber(transaction, userId), searchedAt: new Date(now()) }
        await transaction
          .insert(searchHistory)
          .values({ userId, sameness: samenessOf(search), ...row })
          .onConflictDoUpdate({ target: [searchHistory.userId, searchHistory.sameness], set: { ...row, earlierLineNos: EARLIER } })
        const own = eq(searchHistory.userId, userId)
        const latest = transaction
          .select({ id: searchHistory.id })
          .from(searchHistory)
          .where(own)
          .orderBy(...newest)
          .limit(MAX_STORED)
        await transaction.delete(searchHistory).where(and(own, notInArray(searchHistory.id, latest)))
      }),
    async page(userId, selection, { pageNo, pageSize }) {
      const condition = and(eq(searchHistory.userId, userId), ...conditionsOf(selection))
      const list = await database
        .select()
        .from(searchHistory)
        .where(condition)
        .orderBy(...newest)
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await database.select({ total: count() }).from(searchHistory).where(condition)
      return { list, total: counted!.total }
    },
    async remove(userId, ids) {
      await database.delete(searchHistory).where(and(eq(searchHistory.userId, userId), inArray(searchHistory.id, [...ids])))
    },
    async empty(userId, minAge) {
      const until = new Date(now() - minAge)
      await database.delete(searchHistory).where(and(eq(searchHistory.userId, userId), lte(searchHistory.searchedAt, until)))
    },
  }
}

/** The number of the run before, in front of those already stored. */
const EARLIER = sql`(array_prepend(${searchHistory.lineNo}, ${searchHistory.earlierLineNos}))[1:${sql.raw(String(MAX_EARLIER))}]`

/** Numbers of a user are given once and in order: the row of the counter is locked until the search is stored. */
async function nextNumber(transaction: Transaction, userId: string): Promise<number> {
  const [row] = await transaction
    .insert(searchHistoryNumbers)
    .values({ userId, lastNumber: 1 })
    .onConflictDoUpdate({ target: searchHistoryNumbers.userId, set: { lastNumber: sql`${searchHistoryNumbers.lastNumber} + 1` } })
    .returning({ number: searchHistoryNumbers.lastNumber })
  return row!.number
}

/** The name may change with the interface language and the hits with every import: neither makes it a different search. */
function samenessOf({ searchStrategy, searchCondition, datRange }: RecordedSearch): string {
  return createHash('sha256')
    .update(JSON.stringify([searchStrategy, searchCondition, datRange]))
    .digest('base64url')
}

function conditionsOf({ ids, lineNos, word, from, until }: HistorySelection): (SQL | undefined)[] {
  const like = word && `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return [
    ids && inArray(searchHistory.id, [...ids]),
    lineNos && or(inArray(searchHistory.lineNo, [...lineNos]), arrayOverlaps(searchHistory.earlierLineNos, [...lineNos])),
    like ? or(ilike(searchHistory.displayName, like), ilike(searchHistory.searchStrategy, like)) : undefined,
    from && gte(searchHistory.searchedAt, from),
    until && lt(searchHistory.searchedAt, until),
  ]
}
