import { MAX_STORED_NOVELTIES, MAX_UNFINISHED_NOVELTIES } from '@gezhi/contract'
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { novelties, type NoveltyEdits } from './novelties-table.ts'
import type { StoredNovelty } from './novelty-queue.ts'

/** What a user decides of an analysis. */
export type NewNovelty = Pick<StoredNovelty, 'title' | 'content' | 'patent' | 'features' | 'applicationDate' | 'language'>

/** An analysis in a list. */
export type ListedNovelty = Omit<StoredNovelty, 'documents' | 'edits' | 'content'> & { readonly count: number | null }

const { documents: _documents, edits: _edits, content: _content, ...LISTED } = getTableColumns(novelties)

/** The analyses of users. Those of others are not found. */
export interface NoveltyStore {
  /** The id of the new analysis; null if too many of the user are unfinished. */
  add(userId: string, novelty: NewNovelty): Promise<string | null>
  /** A page of the user's analyses, newest first. */
  page(userId: string, page: { pageNo: number; pageSize: number }): Promise<{ list: readonly ListedNovelty[]; total: number }>
  find(userId: string, id: string): Promise<StoredNovelty | null>
  /** Changes what the user edited, one change after another; null if there is none. */
  edit(userId: string, id: string, change: (novelty: StoredNovelty) => NoveltyEdits): Promise<StoredNovelty | null>
  /** False if it belongs to somebody else. */
  remove(userId: string, id: string): Promise<boolean>
}

/** Analyses in PostgreSQL; `now` in ms. */
export function noveltyStore(database: Database, now: () => number): NoveltyStore {
  const ofUser = (userId: string) => eq(novelties.userId, userId)
  const one = (userId: string, id: string) => and(ofUser(userId), eq(novelties.id, id))
  return {
    add: (userId, novelty) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'novelties', userId)
        const unfinished = and(ofUser(userId), inArray(novelties.state, ['waiting', 'running']))
        if ((await transaction.$count(novelties, unfinished)) >= MAX_UNFINISHED_NOVELTIES) return null
        const old = transaction
          .select({ id: novelties.id })
          .from(novelties)
          .where(and(ofUser(userId), inArray(novelties.state, ['done', 'failed'])))
          .orderBy(desc(novelties.requestedAt), desc(novelties.id))
          .offset(MAX_STORED_NOVELTIES - 1)
        await transaction.delete(novelties).where(inArray(novelties.id, old))
        const [row] = await transaction
          .insert(novelties)
          .values({ ...novelty, userId, state: 'waiting', requestedAt: new Date(now()) })
          .returning({ id: novelties.id })
        return row!.id
      }),
    async page(userId, { pageNo, pageSize }) {
      const count = sql<number | null>`jsonb_array_length(${novelties.documents})`
      const list = await database
        .select({ ...LISTED, count })
        .from(novelties)
        .where(ofUser(userId))
        .orderBy(desc(novelties.requestedAt), desc(novelties.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { list, total: await database.$count(novelties, ofUser(userId)) }
    },
    async find(userId, id) {
      const [row] = await database.select().from(novelties).where(one(userId, id))
      return row ?? null
    },
    edit: (userId, id, change) =>
      database.transaction(async (transaction) => {
        const [row] = await transaction.select().from(novelties).where(one(userId, id)).for('update')
        if (row === undefined) return null
        const edits = change(row)
        await transaction.update(novelties).set({ edits }).where(one(userId, id))
        return { ...row, edits }
      }),
    async remove(userId, id) {
      const { rowCount } = await database.delete(novelties).where(one(userId, id))
      return rowCount === 1
    },
  }
}
