import { sql, type SQL } from 'drizzle-orm'
import type { NickOf } from '../../accounts/users/nick-of.ts'
import type { Database } from '../../database/connect-database.ts'
import type { UserTaskSource, UserTaskState } from '../../platform/user-tasks.ts'

/** A task as its source selects it. */
export interface UserTask {
  readonly source: UserTaskSource
  readonly id: string
  readonly userId: string
  readonly nick: string
  readonly state: UserTaskState
  readonly attempts: number | null
  readonly requested: Date
  readonly ended: Date | null
  readonly reason: unknown
}

/** Which tasks are read. */
export interface UserTaskSelection {
  readonly kind?: string | undefined
  readonly state?: UserTaskState | undefined
  readonly id?: string
}

/** Number of tasks of a kind in a state. */
export interface UserTaskCount {
  readonly kind: string
  readonly state: UserTaskState
  readonly count: number
}

/** Tasks that failed before are no longer shown, as jobs are not. */
const SHOWN_FOR = sql`interval '7 days'`

/** A page of the tasks of users, the newest first. */
export async function readUserTasks(
  database: Database,
  nickOf: NickOf,
  { sources, now }: { readonly sources: readonly UserTaskSource[]; readonly now: Date },
  { kind, state, id }: UserTaskSelection,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly UserTask[]> {
  const chosen = sources.filter((source) => kind === undefined || source.kind === kind)
  if (chosen.length === 0) return []
  const { rows } = await database.execute<TaskRow>(
    sql`SELECT kind, id, user_id, ${nickOf(sql`task.user_id`)} AS nick, state, attempts, requested_at, ended_at, reason FROM ${tasksOf(chosen, now)}
      WHERE ${state === undefined ? sql`TRUE` : sql`state = ${state}`} AND ${id === undefined ? sql`TRUE` : sql`id = ${id}`}
      ORDER BY coalesce(ended_at, requested_at) DESC, id LIMIT ${limit} OFFSET ${offset}`,
  )
  return rows.map((row) => ({
    source: chosen.find((source) => source.kind === row.kind)!,
    id: row.id,
    userId: row.user_id,
    nick: row.nick,
    state: row.state,
    attempts: row.attempts,
    requested: new Date(row.requested_at),
    ended: row.ended_at === null ? null : new Date(row.ended_at),
    reason: row.reason,
  }))
}

/** Number of tasks by kind and state; those without tasks are left out. */
export async function countUserTasks(database: Database, sources: readonly UserTaskSource[], now: Date): Promise<readonly UserTaskCount[]> {
  const { rows } = await database.execute<{ kind: string; state: UserTaskState; count: number }>(
    sql`SELECT kind, state, count(*)::int AS count FROM ${tasksOf(sources, now)} GROUP BY kind, state`,
  )
  return rows
}

/** All tasks in one form, as `task`. */
function tasksOf(sources: readonly UserTaskSource[], now: Date): SQL {
  const each = sources.map(
    ({ kind, rows }) =>
      sql`SELECT ${kind}::text AS kind, one.* FROM (${rows(now)}) AS one (id, user_id, state, attempts, requested_at, ended_at, reason)`,
  )
  return sql`(SELECT * FROM (${sql.join(each, sql` UNION ALL `)}) AS every
    WHERE state <> 'failed' OR ended_at IS NULL OR ended_at > ${now.toISOString()}::timestamptz - ${SHOWN_FOR}) AS task`
}

interface TaskRow extends Record<string, unknown> {
  readonly kind: string
  readonly id: string
  readonly user_id: string
  readonly nick: string
  readonly state: UserTaskState
  readonly attempts: number | null
  readonly requested_at: string | Date
  readonly ended_at: string | Date | null
  readonly reason: unknown
}
