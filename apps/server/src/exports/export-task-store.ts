import type { ExportState } from '@gezhi/contract'
import { MAX_UNFINISHED_EXPORTS } from '@gezhi/contract'
import { and, count, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import type { FileStore } from '../files/file-store.ts'
import { removeExport } from './export-files.ts'
import { exportSwitches } from './export-switches-table.ts'
import { exportTasks } from './export-tasks-table.ts'

/** How long the file of a task can be downloaded after it was finished (G182). */
export const EXPORT_LIFETIME = 7 * 24 * 60 * 60_000

/** Tasks of one user that are stored, at most; the oldest finished ones make room for new ones. */
const MAX_STORED = 200

export type StoredTask = typeof exportTasks.$inferSelect
/** What a user decides of a task. */
export type NewTask = Pick<
  StoredTask,
  'recordKind' | 'fileType' | 'source' | 'fieldList' | 'language' | 'title' | 'maxRecords' | 'total'
> & {
  /** The user's default unless given. */
  readonly notice?: boolean | undefined
}

/** The tasks of users. Those of others, and expired ones, are not found. */
export interface ExportTaskStore {
  /** Returns the id; null if the user has too many unfinished tasks. */
  add(userId: string, task: NewTask): Promise<string | null>
  /** A page of a user's tasks, newest first. */
  page(userId: string, page: { pageNo: number; pageSize: number }): Promise<{ list: readonly StoredTask[]; total: number }>
  /** A finished task of a user with its file. */
  findFile(userId: string, id: string): Promise<StoredTask | null>
  /** Cancels and deletes tasks of a user with their files; false and no change if one of them belongs to somebody else. */
  remove(userId: string, ids: readonly string[]): Promise<boolean>
  /** Deletes all tasks of a user that have ended. */
  removeEnded(userId: string): Promise<void>
  /** Whether messages report the end of the user's new tasks. */
  notice(userId: string): Promise<boolean>
  setNotice(userId: string, notice: boolean): Promise<void>
  /** The same for one task of the user; false if it belongs to somebody else. */
  setNoticeOf(userId: string, id: string, notice: boolean): Promise<boolean>
  /** Removes files and rows that have expired. */
  purgeExpired(): Promise<void>
}

const UNFINISHED: readonly ExportState[] = ['waiting', 'running']

/** Tasks in PostgreSQL and a file store; `now` in ms. */
export function exportTaskStore(database: Database, files: FileStore, now: () => number): ExportTaskStore {
  const ofUser = (userId: string) => eq(exportTasks.userId, userId)
  const unfinished = inArray(exportTasks.state, [...UNFINISHED])
  const fresh = () => or(isNull(exportTasks.finishedAt), gt(exportTasks.finishedAt, new Date(now() - EXPORT_LIFETIME)))
  /** A writer that is still running deletes the parts it stores after this. */
  const discard = async (tasks: readonly Pick<StoredTask, 'id'>[]) => {
    for (const { id } of tasks) await removeExport(files, id)
  }
  const named = { id: exportTasks.id }
  const store: ExportTaskStore = {
    async add(userId, { notice, ...task }) {
      const row = { ...task, userId, notice: notice ?? (await store.notice(userId)) }
      const added = await database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'exports', userId)
        if ((await transaction.$count(exportTasks, and(ofUser(userId), unfinished))) >= MAX_UNFINISHED_EXPORTS) return null
        const [inserted] = await transaction
          .insert(exportTasks)
          .values({ ...row, state: 'waiting', requestedAt: new Date(now()) })
          .returning({ id: exportTasks.id })
        return inserted!
      })
      if (added === null) return null
      const old = await database
        .select({ id: exportTasks.id })
        .from(exportTasks)
        .where(and(ofUser(userId), inArray(exportTasks.state, ['done', 'failed'])))
        .orderBy(desc(exportTasks.requestedAt))
        .offset(MAX_STORED - MAX_UNFINISHED_EXPORTS)
      if (old.length > 0)
        await store.remove(
          userId,
          old.map(({ id }) => id),
        )
      return added.id
    },
    async page(userId, { pageNo, pageSize }) {
      const condition = and(ofUser(userId), fresh())
      const list = await database
        .select()
        .from(exportTasks)
        .where(condition)
        .orderBy(desc(exportTasks.requestedAt), desc(exportTasks.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await database.select({ total: count() }).from(exportTasks).where(condition)
      return { list, total: counted!.total }
    },
    async findFile(userId, id) {
      const [task] = await database
        .select()
        .from(exportTasks)
        .where(and(ofUser(userId), eq(exportTasks.id, id), eq(exportTasks.state, 'done'), fresh()))
      return task ?? null
    },
    async remove(userId, ids) {
      const unique = [...new Set(ids.map((id) => id.toLowerCase()))]
      const own = and(ofUser(userId), inArray(exportTasks.id, unique))
      const removed = await database.transaction(async (transaction) => {
        const found = await transaction.select({ id: exportTasks.id }).from(exportTasks).where(own).for('update')
        return found.length < unique.length ? null : transaction.delete(exportTasks).where(own).returning(named)
      })
      if (removed === null) return false
      await discard(removed)
      return true
    },
    async removeEnded(userId) {
      const ended = inArray(exportTasks.state, ['done', 'failed'])
      await discard(
        await database
          .delete(exportTasks)
          .where(and(ofUser(userId), ended))
          .returning(named),
      )
    },
    async notice(userId) {
      const [row] = await database.select({ notice: exportSwitches.notice }).from(exportSwitches).where(eq(exportSwitches.userId, userId))
      return row?.notice ?? true
    },
    async setNotice(userId, notice) {
      await database
        .insert(exportSwitches)
        .values({ userId, notice })
        .onConflictDoUpdate({ target: exportSwitches.userId, set: { notice } })
    },
    async setNoticeOf(userId, id, notice) {
      const { rowCount } = await database
        .update(exportTasks)
        .set({ notice })
        .where(and(ofUser(userId), eq(exportTasks.id, id), fresh()))
      return rowCount === 1
    },
    async purgeExpired() {
      const expired = lt(exportTasks.finishedAt, new Date(now() - EXPORT_LIFETIME))
      const old = await database.select(named).from(exportTasks).where(expired)
      for (const task of old) {
        await removeExport(files, task.id)
        await database.delete(exportTasks).where(eq(exportTasks.id, task.id))
      }
    },
  }
  return store
}
