import { MAX_BOARDS, MAX_PANELS, type BoardPanel } from '@gezhi/contract'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { lockRowsOf } from '../../database/lock-rows-of.ts'
import { analysisBoards } from './analysis-boards-table.ts'

export type StoredBoard = typeof analysisBoards.$inferSelect

/** The boards of users. Those of other users are not found. */
export interface BoardStore {
  /** Newest first. */
  page(userId: string, page: { readonly pageNo: number; readonly pageSize: number }): Promise<{ list: StoredBoard[]; total: number }>
  find(userId: string, id: string): Promise<StoredBoard | null>
  /** The id, or null if there are too many. */
  add(userId: string, board: Pick<StoredBoard, 'title' | 'panels'>): Promise<string | null>
  /** Whether it existed. */
  change(userId: string, id: string, parts: Partial<Pick<StoredBoard, 'title' | 'panels'>>): Promise<boolean>
  addPanel(userId: string, id: string, panel: BoardPanel): Promise<'added' | 'missing' | 'full'>
  /** Whether it existed. */
  remove(userId: string, id: string): Promise<boolean>
}

/** Boards in PostgreSQL; `now` in ms. */
export function boardStore(database: Database, now: () => number): BoardStore {
  const one = (userId: string, id: string) => and(eq(analysisBoards.userId, userId), eq(analysisBoards.id, id))
  return {
    async page(userId, { pageNo, pageSize }) {
      const condition = eq(analysisBoards.userId, userId)
      const list = await database
        .select()
        .from(analysisBoards)
        .where(condition)
        .orderBy(desc(analysisBoards.createdAt), desc(analysisBoards.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await database.select({ total: count() }).from(analysisBoards).where(condition)
      return { list, total: counted!.total }
    },
    async find(userId, id) {
      const [row] = await database.select().from(analysisBoards).where(one(userId, id))
      return row ?? null
    },
    add: (userId, board) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'boards', userId)
        if ((await transaction.$count(analysisBoards, eq(analysisBoards.userId, userId))) >= MAX_BOARDS) return null
        const time = new Date(now())
        const values = { userId, ...board, createdAt: time, updatedAt: time }
        const [row] = await transaction.insert(analysisBoards).values(values).returning({ id: analysisBoards.id })
        return row!.id
      }),
    async change(userId, id, parts) {
      const values = { ...parts, updatedAt: new Date(now()) }
      const rows = await database.update(analysisBoards).set(values).where(one(userId, id)).returning({ id: analysisBoards.id })
      return rows.length > 0
    },
    addPanel: (userId, id, panel) =>
      database.transaction(async (transaction) => {
        const [row] = await transaction.select({ panels: analysisBoards.panels }).from(analysisBoards).where(one(userId, id)).for('update')
        if (row === undefined) return 'missing'
        if (row.panels.length >= MAX_PANELS) return 'full'
        const values = { panels: [...row.panels, panel], updatedAt: new Date(now()) }
        await transaction.update(analysisBoards).set(values).where(one(userId, id))
        return 'added'
      }),
    async remove(userId, id) {
      const rows = await database.delete(analysisBoards).where(one(userId, id)).returning({ id: analysisBoards.id })
      return rows.length > 0
    },
  }
}
