import type { ExportState } from '@gezhi/contract'
import { and, asc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { exportTasks } from './export-tasks-table.ts'
import type { StoredTask } from './export-task-store.ts'

/** ms without a heartbeat after which a writer counts as dead and the task is written again. */
const SILENCE = 30_000

/** How often a task is begun: one that ends its writer, such as by lack of memory, must not end it again and again. */
export const MAX_ATTEMPTS = 3

/** A task as it was taken: each attempt is of one process. */
type TakenTask = Pick<StoredTask, 'id' | 'attempts'>

/** What a writer reports of a task. */
export type TaskProgress = Partial<Pick<StoredTask, 'total' | 'done' | 'parts' | 'size'>>
/** The end of a task. */
export type TaskEnd = Pick<StoredTask, 'reason'> &
  Partial<Pick<StoredTask, 'fileName' | 'total' | 'done' | 'parts' | 'size'>> & {
    readonly state: Extract<ExportState, 'done' | 'failed'>
  }

/** The tasks as a queue of all processes that write them. */
export interface ExportQueue {
  /**
   * Claims the next task, or one whose writer has died, and counts the attempt; null if there is none. Of each user at most one runs. A
   * task that was begun too often is returned with more `attempts` than allowed.
   */
  take(): Promise<StoredTask | null>
  /** Reports that it is being written; false if it was removed, or taken by another process. */
  report(task: TakenTask, progress: TaskProgress): Promise<boolean>
  /** Ends a task; null if it was removed, or taken by another process. */
  end(task: TakenTask, end: TaskEnd): Promise<StoredTask | null>
  /** The ids of all tasks that wait or run. */
  unfinished(): Promise<ReadonlySet<string>>
  /** Lets another process begin anew, without counting this attempt. */
  release(task: TakenTask): Promise<void>
}

/** The queue in PostgreSQL; `now` in ms. */
export function exportQueue(database: Database, now: () => number): ExportQueue {
  const running = ({ id, attempts }: TakenTask) =>
    and(eq(exportTasks.id, id), eq(exportTasks.attempts, attempts), eq(exportTasks.state, 'running'))
  return {
    take: () =>
      database
        .transaction(async (transaction) => {
          const silent = new Date(now() - SILENCE)
          const isRunning = eq(exportTasks.state, 'running')
          const busy = transaction
            .select({ userId: exportTasks.userId })
            .from(exportTasks)
            .where(and(isRunning, gte(exportTasks.seenAt, silent)))
          const [next] = await transaction
            .select({ id: exportTasks.id })
            .from(exportTasks)
            .where(
              and(
                or(eq(exportTasks.state, 'waiting'), and(isRunning, lt(exportTasks.seenAt, silent))),
                sql`${exportTasks.userId} NOT IN ${busy}`,
              ),
            )
            // A dead writer's task first: while it counts as running, no other task of its user can be begun.
            .orderBy(asc(sql`${exportTasks.state} = 'waiting'`), asc(exportTasks.requestedAt))
            .limit(1)
            .for('update', { skipLocked: true })
          if (next === undefined) return null
          const attempts = sql`${exportTasks.attempts} + 1`
          const [task] = await transaction
            .update(exportTasks)
            .set({ state: 'running', done: 0, size: 0, attempts, seenAt: new Date(now()) })
            .where(eq(exportTasks.id, next.id))
            .returning()
          return task ?? null
        })
        // Another process has begun a task of the same user at this moment.
        .catch((error: unknown) => {
          if (isConflict(error)) return null
          throw error
        }),
    async report(task, progress) {
      const { rowCount } = await database
        .update(exportTasks)
        .set({ ...progress, seenAt: new Date(now()) })
        .where(running(task))
      return rowCount === 1
    },
    async end(task, end) {
      const [ended] = await database
        .update(exportTasks)
        .set({ ...end, finishedAt: new Date(now()) })
        .where(running(task))
        .returning()
      return ended ?? null
    },
    async unfinished() {
      const rows = await database
        .select({ id: exportTasks.id })
        .from(exportTasks)
        .where(inArray(exportTasks.state, ['waiting', 'running']))
      return new Set(rows.map(({ id }) => id))
    },
    async release(task) {
      await database
        .update(exportTasks)
        .set({ state: 'waiting', attempts: sql`${exportTasks.attempts} - 1`, done: 0, size: 0, parts: 0 })
        .where(running(task))
    },
  }
}

/** A violation of the unique index of running tasks (23505). */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === '23505' || isConflict(error.cause)
}
