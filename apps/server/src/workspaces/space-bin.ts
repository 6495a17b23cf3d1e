import { BIN_DAYS, MAX_SPACE_DEPTH } from '@gezhi/contract'
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { CallError } from '../http/call-error.ts'
import { placeProblem } from './space-tree.ts'
import { spaceFiles, spaces } from './spaces-table.ts'

const DAY = 24 * 60 * 60_000

/** A space in the recycle bin with what was deleted with it. */
export interface StoredBinEntry {
  readonly id: string
  readonly name: string
  readonly deletedAt: Date
  readonly spaceCount: number
  readonly fileCount: number
}

/** The recycle bin of users: spaces deleted with all below them. Those of others are missing: SPACE_NOT_FOUND. */
export interface SpaceBin {
  /** The latest first. */
  page(
    userId: string,
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<{ list: readonly StoredBinEntry[]; total: number }>
  /** Restores them where they were; at the top if the space above is missing, or they would be too deep. */
  restore(userId: string, ids: readonly string[]): Promise<void>
  /** Deletes them permanently. */
  remove(userId: string, ids: readonly string[]): Promise<void>
  clear(userId: string): Promise<void>
  /** Deletes what was put there `BIN_DAYS` ago. */
  purgeExpired(): Promise<void>
}

/** Days until an entry is deleted permanently: at least 1 until it is. Pure. */
export function remainingDays(deletedAt: Date, now: number): number {
  return Math.max(1, Math.ceil((deletedAt.getTime() + BIN_DAYS * DAY - now) / DAY))
}

/** The recycle bin in PostgreSQL; `now` in ms. */
export function spaceBin(database: Database, now: () => number): SpaceBin {
  const oldest = () => new Date(now() - BIN_DAYS * DAY)
  const entries = (userId: string) => and(eq(spaces.userId, userId), eq(spaces.id, spaces.binId))
  const ofEntry = (userId: string, ids: readonly string[]) => and(eq(spaces.userId, userId), inArray(spaces.binId, [...ids]))
  return {
    async page(userId, { pageNo, pageSize }) {
      const list = await database
        .select({
          id: spaces.id,
          name: spaces.name,
          deletedAt: sql<Date>`${spaces.deletedAt}`.mapWith(spaces.deletedAt),
          spaceCount: sql<number>`(SELECT count(*) FROM ${spaces} AS member WHERE member.bin_id = "spaces"."id")`.mapWith(Number),
          fileCount: sql<number>`(SELECT count(*) FROM ${spaceFiles} AS file JOIN ${spaces} AS member ON member.id = file.space_id
            WHERE member.bin_id = "spaces"."id")`.mapWith(Number),
        })
        .from(spaces)
        .where(entries(userId))
        .orderBy(desc(spaces.deletedAt), desc(spaces.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { list, total: await database.$count(spaces, entries(userId)) }
    },
    restore: (userId, ids) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'spaces', userId)
        const rows = await transaction
          .update(spaces)
          .set({ deletedAt: null, binId: null })
          .where(ofEntry(userId, ids))
          .returning({ id: spaces.id })
        const restored = new Set(rows.map(({ id }) => id))
        if (!ids.every((id) => restored.has(id))) throw new CallError('SPACE_NOT_FOUND')
        const tree = await transaction
          .select({ id: spaces.id, parentId: spaces.parentId })
          .from(spaces)
          .where(and(eq(spaces.userId, userId), isNull(spaces.deletedAt)))
        const parents = new Map(tree.map(({ id, parentId }) => [id, parentId]))
        const misplaced = ids.filter((id) => {
          const parentId = parents.get(id) ?? null
          if (parentId === null) return false
          return (
            !parents.has(parentId) || placeProblem(tree, [id], { spaces: tree, targetId: parentId, maxDepth: MAX_SPACE_DEPTH }) !== null
          )
        })
        if (misplaced.length > 0) await transaction.update(spaces).set({ parentId: null }).where(inArray(spaces.id, misplaced))
      }),
    remove: (userId, ids) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'spaces', userId)
        const rows = await transaction.delete(spaces).where(ofEntry(userId, ids)).returning({ id: spaces.id })
        const removed = new Set(rows.map(({ id }) => id))
        if (!ids.every((id) => removed.has(id))) throw new CallError('SPACE_NOT_FOUND')
      }),
    async clear(userId) {
      await database.delete(spaces).where(and(eq(spaces.userId, userId), sql`${spaces.binId} IS NOT NULL`))
    },
    async purgeExpired() {
      await database.delete(spaces).where(lt(spaces.deletedAt, oldest()))
    },
  }
}
