import { MAX_STORED_LANDSCAPES, MAX_UNFINISHED_LANDSCAPES } from '@gezhi/contract'
import { and, desc, eq, getTableColumns, inArray, ne } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import type { StoredLandscape } from './landscape-queue.ts'
import { landscapes } from './landscapes-table.ts'

/** What a user decides of a landscape. */
export type NewLandscape = Pick<StoredLandscape, 'source' | 'key' | 'version' | 'language' | 'title' | 'maxDocuments'>

const { points: _points, documents: _documents, source: _source, ...SHOWN } = getTableColumns(landscapes)
/** A landscape without its documents. */
export type ShownLandscape = Omit<StoredLandscape, 'points' | 'documents' | 'source'>

/** The landscapes of users. Those of others are not found. */
export interface LandscapeStore {
  /** The id of the new landscape, or of an unfailed one with the same key; null if too many of the user are unfinished. */
  add(userId: string, landscape: NewLandscape): Promise<string | null>
  /** A page of the user's landscapes, newest first. */
  page(userId: string, page: { pageNo: number; pageSize: number }): Promise<{ list: readonly ShownLandscape[]; total: number }>
  find(userId: string, id: string): Promise<ShownLandscape | null>
  /** Points and documents of a finished one. */
  findDocuments(userId: string, id: string): Promise<{ points: Buffer; documents: string; title: string } | null>
  /** False and no change if one of them belongs to somebody else. */
  remove(userId: string, ids: readonly string[]): Promise<boolean>
}

/** Landscapes in PostgreSQL; `now` in ms. */
export function landscapeStore(database: Database, now: () => number): LandscapeStore {
  const ofUser = (userId: string) => eq(landscapes.userId, userId)
  const one = (userId: string, id: string) => and(ofUser(userId), eq(landscapes.id, id))
  const unfinished = inArray(landscapes.state, ['waiting', 'running'])
  return {
    add: (userId, landscape) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'landscapes', userId)
        const [same] = await transaction
          .select({ id: landscapes.id })
          .from(landscapes)
          .where(and(ofUser(userId), eq(landscapes.key, landscape.key), ne(landscapes.state, 'failed')))
          .limit(1)
        if (same !== undefined) return same.id
        if ((await transaction.$count(landscapes, and(ofUser(userId), unfinished))) >= MAX_UNFINISHED_LANDSCAPES) return null
        const old = transaction
          .select({ id: landscapes.id })
          .from(landscapes)
          .where(and(ofUser(userId), inArray(landscapes.state, ['done', 'failed'])))
          .orderBy(desc(landscapes.requestedAt), desc(landscapes.id))
          .offset(MAX_STORED_LANDSCAPES - 1)
        await transaction.delete(landscapes).where(inArray(landscapes.id, old))
        const [row] = await transaction
          .insert(landscapes)
          .values({ ...landscape, userId, state: 'waiting', requestedAt: new Date(now()) })
          .returning({ id: landscapes.id })
        return row!.id
      }),
    async page(userId, { pageNo, pageSize }) {
      const list = await database
        .select(SHOWN)
        .from(landscapes)
        .where(ofUser(userId))
        .orderBy(desc(landscapes.requestedAt), desc(landscapes.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { list, total: await database.$count(landscapes, ofUser(userId)) }
    },
    async find(userId, id) {
      const [row] = await database.select(SHOWN).from(landscapes).where(one(userId, id))
      return row ?? null
    },
    async findDocuments(userId, id) {
      const { points, documents, title } = landscapes
      const [row] = await database
        .select({ points, documents, title })
        .from(landscapes)
        .where(and(one(userId, id), eq(landscapes.state, 'done')))
      return row?.points == null || row.documents === null ? null : { ...row, points: row.points, documents: row.documents }
    },
    remove: (userId, ids) =>
      database.transaction(async (transaction) => {
        const chosen = and(ofUser(userId), inArray(landscapes.id, [...ids]))
        if ((await transaction.$count(landscapes, chosen)) < new Set(ids).size) return false
        await transaction.delete(landscapes).where(chosen)
        return true
      }),
  }
}
