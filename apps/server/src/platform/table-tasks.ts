import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { CallError } from '../http/call-error.ts'
import type { UserTaskSource } from './user-tasks.ts'

/** A table whose rows are tasks, with the states waiting, running, done and failed. */
interface TaskTable {
  readonly id: AnyColumn
  readonly userId: AnyColumn
  readonly state: AnyColumn
  readonly attempts: AnyColumn
  readonly requestedAt: AnyColumn
  readonly finishedAt: AnyColumn
  readonly reason: AnyColumn
}

/** Tasks of such a table as administrators see them. */
interface TableTasks extends Pick<UserTaskSource, 'kind' | 'title' | 'describe'> {
  readonly table: TaskTable
  /** The kind of rows that `lockRowsOf` locks where tasks are added. */
  readonly lock: string
  /** Tasks of one user that wait or run, at most. */
  readonly limit: number
  readonly cancel: NonNullable<UserTaskSource['cancel']>
}

/** The source of a table of tasks. A failed one is retried as it was requested, with all attempts. */
export function tableTasks(database: Database, { table, lock, limit, ...source }: TableTasks): UserTaskSource {
  const { id: idColumn, userId: userColumn, state, attempts, requestedAt, finishedAt, reason } = table
  const from: SQL = sql`${idColumn.table}`
  return {
    ...source,
    rows: () =>
      sql`SELECT ${idColumn}::text, ${userColumn}, ${state}, ${attempts}::int, ${requestedAt}, ${finishedAt}, to_jsonb(${reason})
        FROM ${from} WHERE ${state} <> 'done'`,
    retry: ({ id, userId }) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, lock, userId)
        const own = eq(userColumn, userId)
        const unfinished = await transaction.$count(from, and(own, sql`${state} IN ('waiting', 'running')`))
        if (unfinished >= limit) throw new CallError('TASK_REJECTED', { reason: tooMany(limit) })
        const { rowCount } = await transaction.execute(
          sql`UPDATE ${from} SET state = 'waiting', attempts = 0, finished_at = NULL, reason = NULL
            WHERE ${and(own, eq(idColumn, id), eq(state, 'failed'))}`,
        )
        return rowCount === 1
      }),
  }
}

function tooMany(limit: number) {
  return {
    zh: `该用户已有 ${limit} 个任务在等待或运行`,
    en: `its user has ${limit} other tasks that wait or run`,
  }
}
