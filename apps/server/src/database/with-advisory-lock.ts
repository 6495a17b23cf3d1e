import type pg from 'pg'
import type { Database } from './connect-database.ts'

/** Does work that processes on one database must not do at once: under an advisory lock of this number, waiting however long it takes. */
export async function withAdvisoryLock<Result>(
  database: Database,
  lock: number,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await database.$client.connect()
  try {
    // Waiting for another process and altering a large table may take longer than any statement of a request.
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [lock])
    return await work(client)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => {})
    await client.query('RESET statement_timeout').catch(() => {})
    client.release()
  }
}
