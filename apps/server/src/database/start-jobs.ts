import type { Logger } from 'pino'
import { PgBoss } from 'pg-boss'
import { inNewTrace } from '../tracing/in-span.ts'
import type { Database } from './connect-database.ts'
import { withAdvisoryLock } from './with-advisory-lock.ts'

/** A recurring job: its queue, schedule and work. */
export interface RecurringJob {
  readonly queue: string
  /** Cron, in Asia/Shanghai; null if it runs on request only. */
  readonly cron: string | null
  /** s after which it is given up; 15 minutes unless given. */
  readonly maxSeconds?: number
  /** A running job that is cancelled, or whose worker stops, ends at the next point where nothing is lost. */
  readonly stops?: true
  run(signal: AbortSignal): Promise<unknown>
}

/** The jobs a process runs. */
export interface Jobs {
  /** Makes this process run a job, too; each run goes to one process. Returns a function that stops it. */
  work(job: RecurringJob): Promise<() => Promise<void>>
  /** Accepts no more jobs and lets running ones finish, for 3 s at most; interrupted ones run again elsewhere. */
  stop(): Promise<void>
}

/** Seconds between polls for waiting jobs. */
const CHECK_INTERVAL_SECONDS = 2
/** A worker without a heartbeat for this many seconds is considered dead; its job is run by another. */
const SIGNS_OF_LIFE = { heartbeatSeconds: 15 } as const
/** Seconds between checks for such jobs. */
const SUPERVISED_EVERY = 10
const MAX_SECONDS = 15 * 60
const FINISH_LIMIT = 3000
/** Any number that is the same in every server and differs from that of the migrations; spells "jobs" in hexadecimal. */
const ADVISORY_LOCK = 0x6a_6f_62_73

/** Starts pg-boss in the same database (its own schema), with a worker for each job. The caller stops it before the database. */
export async function startJobs(database: Database, log: Logger, recurring: readonly RecurringJob[]): Promise<Jobs> {
  const pool = database.$client
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    superviseIntervalSeconds: SUPERVISED_EVERY,
    monitorIntervalSeconds: SUPERVISED_EVERY,
  })
  // Only the message, because it repeats every few seconds while the database is unavailable.
  boss.on('error', ({ message }) => log.error({ message }, 'jobs'))
  // It creates its tables; two processes doing so at once would conflict.
  await withAdvisoryLock(database, ADVISORY_LOCK, () => boss.start())
  const jobs: Jobs = {
    async work({ queue, cron, run, stops = false, maxSeconds = MAX_SECONDS }) {
      const limits = { ...SIGNS_OF_LIFE, expireInSeconds: maxSeconds }
      await boss.createQueue(queue, limits)
      // For a queue created by an older version.
      await boss.updateQueue(queue, limits)
      await boss.work(queue, { pollingIntervalSeconds: CHECK_INTERVAL_SECONDS }, async (taken) => {
        // Otherwise a job that fails on every run shows in the tables of pg-boss only. A server that stops ends its jobs, which is no failure.
        const watch = stops ? watchCancelled(pool, taken) : NOT_WATCHED
        await inNewTrace(`job ${queue}`, { 'gezhi.job.queue': queue }, () => run(watch.signal))
          .catch((err: unknown) => {
            if (err instanceof Error && err.name === 'AbortError') log.info({ queue }, 'job stopped')
            else log.error({ queue, err }, 'job failed')
            throw err
          })
          .finally(watch.end)
        for (const { id } of taken) log.info({ queue, job: id }, 'job completed')
      })
      // A schedule that was removed from the settings would go on filling the queue.
      await (cron === null ? boss.unschedule(queue) : boss.schedule(queue, cron, null, { tz: 'Asia/Shanghai' }))
      return () => boss.offWork(queue, { wait: true })
    },
    stop: () => boss.stop({ graceful: true, timeout: FINISH_LIMIT }),
  }
  for (const job of recurring) await jobs.work(job)
  return jobs
}

const NOT_WATCHED = { signal: new AbortController().signal, end: () => {} }

/** Aborts the signal when one of the jobs is cancelled, in whatever process that happens. */
function watchCancelled(
  pool: Database['$client'],
  jobs: readonly { readonly id: string }[],
): { readonly signal: AbortSignal; end(): void } {
  const cancelled = new AbortController()
  const look = async () => {
    const found = await pool.query(`SELECT 1 FROM pgboss.job WHERE id = ANY($1::uuid[]) AND state = 'cancelled'`, [
      jobs.map(({ id }) => id),
    ])
    if (found.rowCount !== 0) cancelled.abort()
  }
  // Without the database nobody can have cancelled it.
  const timer = setInterval(() => void look().catch(() => {}), CHECK_INTERVAL_SECONDS * 1000)
  return { signal: cancelled.signal, end: () => clearInterval(timer) }
}
