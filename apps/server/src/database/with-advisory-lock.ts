import type pg from 'pg'
import type { Database } from './connect-database.ts'

/**
 * Runs work that must not run concurrently in several processes on one database: under the advisory lock of this number, waiting without
 * a limit.
 */
export async function withAdvisoryLock<Result>(
  database: Database,
  lock: number,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await database.$client.connect()
  try {
    // Waiting for another process and altering a large table may take longer than the statement timeout of requests.
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [lock])
    return await work(client)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => {})
    await client.query('RESET statement_timeout').catch(() => {})
    client.release()
  }
}
