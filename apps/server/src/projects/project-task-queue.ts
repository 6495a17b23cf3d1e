import { MAX_UNFINISHED_PROJECT_TASKS } from '@gezhi/contract'
import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { addPatents, type CheckPatents } from './project-patent-store.ts'
import { PATENT_STATES, projectFiles, projects, projectTasks, type ProjectTaskSource } from './projects-table.ts'

/** ms without a heartbeat after which a runner counts as dead and the task is run again. */
const SILENCE = 30_000
/** ms for which finished tasks are listed. */
const LISTED_FOR = 24 * 60 * 60_000

export type StoredProjectTask = typeof projectTasks.$inferSelect
/** A task as it was taken: each attempt is of one process. */
export type TakenTask = Pick<StoredProjectTask, 'id' | 'attempts' | 'fileId'>

/** What a user or the automatic update adds to a folder. */
export interface NewProjectTask {
  readonly fileId: string
  readonly source: ProjectTaskSource
  readonly title: string
}

/** Tasks that put patents into folders, as a queue of all processes that run them. */
export interface ProjectTaskQueue {
  /** Returns the id; null if the user has too many unfinished tasks. */
  add(userId: string, task: NewProjectTask): Promise<string | null>
  /** Those of a project that wait or run, or have ended in the last day; newest first. */
  list(projectId: string): Promise<readonly (StoredProjectTask & { readonly fileName: string })[]>
  /** The folder of a task; null if there is none. */
  fileOf(id: string): Promise<string | null>
  /** True if it had not ended yet. */
  cancel(id: string): Promise<boolean>
  /** The next task, or one whose runner has died; null if there is none. */
  take(): Promise<StoredProjectTask | null>
  /** False if it was cancelled, or taken by another process. */
  report(task: TakenTask, progress: { readonly done?: number; readonly total?: number }): Promise<boolean>
  /** Puts the patents into the folder and ends the task, both or nothing; false as `report`. */
  finish(task: TakenTask, ids: readonly string[], state: 'saved' | 'new', check: CheckPatents): Promise<boolean>
  fail(task: TakenTask, reason: StoredProjectTask['reason']): Promise<void>
  /** Lets another process start over, without counting this attempt. */
  release(task: TakenTask): Promise<void>
  /** Adds a task for each folder that is due; the next time follows from its frequency. */
  addDueUpdates(): Promise<void>
  purgeExpired(): Promise<void>
}

/** The queue in PostgreSQL; `now` in ms. */
export function projectTaskQueue(database: Database, now: () => number): ProjectTaskQueue {
  const unfinished = inArray(projectTasks.state, ['waiting', 'running'])
  const running = ({ id, attempts }: TakenTask) =>
    and(eq(projectTasks.id, id), eq(projectTasks.attempts, attempts), eq(projectTasks.state, 'running'))
  const fresh = () => new Date(now() - LISTED_FOR)
  return {
    add: (userId, task) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'projectTasks', userId)
        const present = await transaction.$count(projectTasks, and(eq(projectTasks.userId, userId), unfinished))
        if (present >= MAX_UNFINISHED_PROJECT_TASKS) return null
        const [row] = await transaction
          .insert(projectTasks)
          .values({ ...task, userId, state: 'waiting', requestedAt: new Date(now()) })
          .returning({ id: projectTasks.id })
        return row!.id
      }),
    async list(projectId) {
      const rows = await database
        .select({ task: projectTasks, fileName: projectFiles.fileName })
        .from(projectTasks)
        .innerJoin(projectFiles, eq(projectFiles.id, projectTasks.fileId))
        .where(
          and(eq(projectFiles.projectId, projectId), isNull(projectFiles.deletedAt), or(unfinished, gt(projectTasks.finishedAt, fresh()))),
        )
        .orderBy(desc(projectTasks.requestedAt), desc(projectTasks.id))
        .limit(100)
      return rows.map(({ task, fileName }) => ({ ...task, fileName }))
    },
    async fileOf(id) {
      const [row] = await database.select({ fileId: projectTasks.fileId }).from(projectTasks).where(eq(projectTasks.id, id))
      return row?.fileId ?? null
    },
    async cancel(id) {
      const { rowCount } = await database.delete(projectTasks).where(and(eq(projectTasks.id, id), unfinished))
      return rowCount === 1
    },
    take: () =>
      database.transaction(async (transaction) => {
        const silent = new Date(now() - SILENCE)
        const [next] = await transaction
          .select({ id: projectTasks.id })
          .from(projectTasks)
          .where(or(eq(projectTasks.state, 'waiting'), and(eq(projectTasks.state, 'running'), lt(projectTasks.seenAt, silent))))
          .orderBy(projectTasks.requestedAt)
          .limit(1)
          .for('update', { skipLocked: true })
        if (next === undefined) return null
        const [task] = await transaction
          .update(projectTasks)
          .set({ state: 'running', done: 0, total: null, attempts: sql`${projectTasks.attempts} + 1`, seenAt: new Date(now()) })
          .where(eq(projectTasks.id, next.id))
          .returning()
        return task ?? null
      }),
    async report(task, progress) {
      const { rowCount } = await database
        .update(projectTasks)
        .set({ ...progress, seenAt: new Date(now()) })
        .where(running(task))
      return rowCount === 1
    },
    finish: (task, ids, state, check) =>
      database.transaction(async (transaction) => {
        const time = new Date(now())
        const { rowCount } = await transaction
          .update(projectTasks)
          .set({ state: 'done', done: ids.length, total: ids.length, finishedAt: time })
          .where(running(task))
        if (rowCount !== 1) return false
        const added = await addPatents(transaction, task.fileId, ids, PATENT_STATES[state], check)
        await transaction.update(projectTasks).set({ added }).where(eq(projectTasks.id, task.id))
        if (state === 'new') await transaction.update(projectFiles).set({ lastUpdateAt: time }).where(eq(projectFiles.id, task.fileId))
        return true
      }),
    async fail(task, reason) {
      await database
        .update(projectTasks)
        .set({ state: 'failed', reason, finishedAt: new Date(now()) })
        .where(running(task))
    },
    async release(task) {
      await database
        .update(projectTasks)
        .set({ state: 'waiting', attempts: sql`${projectTasks.attempts} - 1`, done: 0, total: null })
        .where(running(task))
    },
    async addDueUpdates() {
      await database.transaction(async (transaction) => {
        const time = new Date(now())
        const due = await transaction
          .select({ file: projectFiles })
          .from(projectFiles)
          .innerJoin(projects, and(eq(projects.id, projectFiles.projectId), isNull(projects.deletedAt)))
          .where(and(eq(projectFiles.isUpdated, true), lte(projectFiles.nextUpdateAt, time), isNull(projectFiles.deletedAt)))
          .limit(100)
          .for('update', { of: projectFiles, skipLocked: true })
        for (const { file } of due) {
          await transaction
            .update(projectFiles)
            .set({ nextUpdateAt: nextUpdate(time, file.updateFrequency) })
            .where(eq(projectFiles.id, file.id))
          if (file.updatedBy === null) continue
          await transaction.insert(projectTasks).values({
            fileId: file.id,
            userId: file.updatedBy,
            state: 'waiting',
            source: { kind: 'update', queryStr: file.updateQuery },
            title: file.updateQuery,
            requestedAt: time,
          })
        }
      })
    },
    async purgeExpired() {
      await database.delete(projectTasks).where(lte(projectTasks.finishedAt, fresh()))
    },
  }
}

/** Hours by which the time in Shanghai is ahead; there is no daylight saving time. */
const SHANGHAI = 8

/** When a folder is updated next: at 08:00 the next day, on the next Monday, or on the 1st of the next month (G175, G214). Pure. */
export function nextUpdate(time: Date, frequency: number): Date {
  const local = new Date(time.getTime() + SHANGHAI * 3_600_000)
  const next = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), 8))
  if (frequency === 3) {
    next.setUTCMonth(next.getUTCMonth(), 1)
    if (next <= local) next.setUTCMonth(next.getUTCMonth() + 1)
  } else {
    const days = frequency === 2 ? (8 - next.getUTCDay()) % 7 : 0
    next.setUTCDate(next.getUTCDate() + days)
    if (next <= local) next.setUTCDate(next.getUTCDate() + (frequency === 2 ? 7 : 1))
  }
  return new Date(next.getTime() - SHANGHAI * 3_600_000)
}
