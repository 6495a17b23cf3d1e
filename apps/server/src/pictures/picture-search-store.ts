import { createHash } from 'node:crypto'
import { and, count, desc, eq, lte, notInArray } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { pictureSearches } from './picture-searches-table.ts'

/** Searches stored per user; the oldest are deleted. */
const MAX_STORED = 100

export type StoredPictureSearch = typeof pictureSearches.$inferSelect

/** A search to store. */
export interface NewPictureSearch {
  readonly kind: string
  readonly condition: object
  readonly uploads: readonly string[]
  readonly hits: number
}

/** The searches of users by picture, newest first. */
export interface PictureSearchStore {
  /** A stored search moves to the top; the oldest beyond the limit are deleted. Returns its id. */
  add(userId: string, search: NewPictureSearch): Promise<string>
  page(
    userId: string,
    kind: string | undefined,
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<{ list: StoredPictureSearch[]; total: number }>
  /** Removes one of the user; others are ignored. */
  remove(userId: string, id: string): Promise<void>
  /** Removes those of the user, of one kind or all, that were run at least `minAge` ms ago. */
  empty(userId: string, kind: string | undefined, minAge: number): Promise<void>
}

/** The searches in PostgreSQL; `now` in ms. */
export function pictureSearchStore(database: Database, now: () => number): PictureSearchStore {
  const newest = [desc(pictureSearches.searchedAt), desc(pictureSearches.id)] as const
  return {
    add: (userId, { kind, condition, uploads, hits }) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'picture searches', userId)
        const row = { kind, condition, uploads: [...uploads], hits, searchedAt: new Date(now()) }
        const sameness = createHash('sha256')
          .update(JSON.stringify([kind, condition]))
          .digest('base64url')
        const [added] = await transaction
          .insert(pictureSearches)
          .values({ userId, sameness, ...row })
          .onConflictDoUpdate({ target: [pictureSearches.userId, pictureSearches.sameness], set: row })
          .returning({ id: pictureSearches.id })
        const own = eq(pictureSearches.userId, userId)
        const latest = transaction
          .select({ id: pictureSearches.id })
          .from(pictureSearches)
          .where(own)
          .orderBy(...newest)
          .limit(MAX_STORED)
        await transaction.delete(pictureSearches).where(and(own, notInArray(pictureSearches.id, latest)))
        return added!.id
      }),
    async page(userId, kind, { pageNo, pageSize }) {
      const condition = and(eq(pictureSearches.userId, userId), kind === undefined ? undefined : eq(pictureSearches.kind, kind))
      const list = await database
        .select()
        .from(pictureSearches)
        .where(condition)
        .orderBy(...newest)
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await database.select({ total: count() }).from(pictureSearches).where(condition)
      return { list, total: counted!.total }
    },
    async remove(userId, id) {
      await database.delete(pictureSearches).where(and(eq(pictureSearches.userId, userId), eq(pictureSearches.id, id)))
    },
    async empty(userId, kind, minAge) {
      const ofKind = kind === undefined ? undefined : eq(pictureSearches.kind, kind)
      const isOld = lte(pictureSearches.searchedAt, new Date(now() - minAge))
      await database.delete(pictureSearches).where(and(eq(pictureSearches.userId, userId), ofKind, isOld))
    },
  }
}
