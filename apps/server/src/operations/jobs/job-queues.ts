import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { nextRun } from '../../database/next-run.ts'
import type { StoredFailure } from './describe-failure.ts'

/** A job that waits or runs. */
export interface OpenJob {
  readonly id: string
  readonly state: 'waiting' | 'running'
  readonly created: Date
  readonly started: Date | null
  /** Attempts, the current one included; 0 if none has begun. */
  readonly tries: number
}

/** The last job of a queue that ended. */
export interface EndedJob {
  readonly id: string
  readonly state: 'completed' | 'failed'
  readonly started: Date
  readonly ended: Date
  readonly tries: number
  readonly failure: StoredFailure | null
}

/** A queue of background jobs. What a job is about is never read. */
export interface JobQueue {
  readonly queue: string
  /** Cron in Asia/Shanghai; null if it runs on request only. */
  readonly cron: string | null
  readonly next: Date | null
  readonly open: readonly OpenJob[]
  readonly last: EndedJob | null
  /** Failed jobs that are still stored (7 days). */
  readonly failed: number
}

/** Open jobs that are read at most. */
const MAX_OPEN = 200
const UNDEFINED_TABLE = '42P01'
/** Those of pg-boss itself. */
const OWN = String.raw`\_\_pgboss%`

/** Every queue with its open jobs and the last that ended; none before the first worker has started. */
export async function readJobQueues(database: Database, now: Date): Promise<readonly JobQueue[]> {
  try {
    return await readQueues(database, now)
  } catch (error) {
    if (codeOf(error) === UNDEFINED_TABLE) return []
    throw error
  }
}

async function readQueues(database: Database, now: Date): Promise<readonly JobQueue[]> {
  const queues = await database.execute<{ name: string; cron: string | null; timezone: string | null }>(
    sql`SELECT q.name, s.cron, s.timezone FROM pgboss.queue q LEFT JOIN pgboss.schedule s ON s.name = q.name AND s.key = ''
      WHERE q.name NOT LIKE ${OWN} ORDER BY q.name LIMIT 200`,
  )
  const open = await database.execute<OpenRow>(
    sql`SELECT id, name, state = 'active' AS running, created_on, started_on, retry_count FROM pgboss.job
      WHERE state < 'completed' AND name NOT LIKE ${OWN} ORDER BY state = 'active' DESC, created_on LIMIT ${MAX_OPEN}`,
  )
  // The newest row of each queue: some have thousands, so each is looked up alone.
  const ended = await database.execute<EndedRow>(
    sql`SELECT DISTINCT ON (name) id, name, state = 'failed' AS failed, started_on, completed_on, retry_count,
        count(*) FILTER (WHERE state = 'failed') OVER (PARTITION BY name) AS failures,
        coalesce(output ->> 'name', output -> 'value' ->> 'name') AS error_name,
        coalesce(output ->> 'code', output -> 'value' ->> 'code') AS error_code,
        coalesce(output ->> 'message', output -> 'value' ->> 'message') AS error_message,
        coalesce(output ->> 'reason', output -> 'value' ->> 'reason') AS error_rejection,
        coalesce(output ->> 'folder', output -> 'value' ->> 'folder') AS error_folder
      FROM pgboss.job WHERE state IN ('completed', 'failed') AND name NOT LIKE ${OWN} ORDER BY name, completed_on DESC`,
  )
  return queues.rows.map(({ name, cron, timezone }) => {
    const last = ended.rows.find((row) => row.name === name)
    return {
      queue: name,
      cron,
      next: cron === null ? null : nextRun(cron, timezone ?? 'UTC', now),
      open: open.rows.filter((row) => row.name === name).map(openJob),
      last: last === undefined ? null : endedJob(last),
      failed: Number(last?.failures ?? 0),
    }
  })
}

/** Runs a failed job again; false if there is no such failed job. */
export async function retryJob(database: Database, queue: string, id: string): Promise<boolean> {
  const { rowCount } = await database.execute(
    sql`UPDATE pgboss.job SET state = 'retry', retry_limit = retry_limit + 1, completed_on = NULL, start_after = now()
      WHERE name = ${queue} AND id = ${id} AND state = 'failed'`,
  )
  return rowCount === 1
}

/** Cancels a job that waits or, if `running`, one that runs: its worker notices within seconds. False if there is no such job. */
export async function cancelJob(database: Database, queue: string, id: string, running: boolean): Promise<boolean> {
  const { rowCount } = await database.execute(
    sql`UPDATE pgboss.job SET state = 'cancelled', completed_on = now()
      WHERE name = ${queue} AND id = ${id} AND state < 'completed' AND (${running} OR state <> 'active')`,
  )
  return rowCount === 1
}

interface OpenRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly running: boolean
  readonly created_on: string | Date
  readonly started_on: string | Date | null
  readonly retry_count: number
}

interface EndedRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly failed: boolean
  readonly started_on: string | Date | null
  readonly completed_on: string | Date
  readonly retry_count: number
  readonly failures: string
  readonly error_name: string | null
  readonly error_code: string | null
  readonly error_message: string | null
  readonly error_rejection: string | null
  readonly error_folder: string | null
}

function openJob({ id, running, created_on: created, started_on: started, retry_count: retries }: OpenRow): OpenJob {
  return {
    id,
    state: running ? 'running' : 'waiting',
    created: new Date(created),
    started: started === null ? null : new Date(started),
    tries: started === null ? 0 : retries + 1,
  }
}

function endedJob(row: EndedRow): EndedJob {
  const ended = new Date(row.completed_on)
  return {
    id: row.id,
    state: row.failed ? 'failed' : 'completed',
    // One that no worker could take has not started.
    started: row.started_on === null ? ended : new Date(row.started_on),
    ended,
    tries: row.retry_count + 1,
    failure: row.failed ? failureOf(row) : null,
  }
}

function codeOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code ?? (cause === undefined ? undefined : codeOf(cause))
}

function failureOf(row: EndedRow): StoredFailure {
  return {
    name: row.error_name,
    code: row.error_code,
    message: row.error_message,
    rejection: row.error_rejection,
    folder: row.error_folder,
  }
}
