import type { Logger } from 'pino'
import { PgBoss } from 'pg-boss'
import type { Database } from './connect-database.ts'

/** A job that recurs: its queue, when it runs, what it does. */
export interface RecurringJob {
  readonly queue: string
  /** Cron, in Asia/Shanghai. */
  readonly cron: string
  run(): Promise<unknown>
}

/** Starts pg-boss in the same database (its own schema), with a worker for each job. The caller stops it. */
export async function startJobs(database: Database, log: Logger, recurring: readonly RecurringJob[]): Promise<PgBoss> {
  const pool = database.$client
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values as unknown[]) } })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()
  for (const { queue, cron, run } of recurring) {
    await boss.createQueue(queue)
    await boss.work(queue, { pollingIntervalSeconds: 30 }, run)
    await boss.schedule(queue, cron, null, { tz: 'Asia/Shanghai' })
  }
  return boss
}
