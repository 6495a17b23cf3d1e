import type pg from 'pg'
import type { Database } from './connect-database.ts'
import { limitStatements } from './watch-statements.ts'

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
    await limitStatements(client, false)
    await client.query('SELECT pg_advisory_lock($1)', [lock])
    return await work(client)
  } finally {
    // A connection that cannot be reset is closed, which also releases the lock; the result of the work counts.
    const broken = await reset(client, lock).then(
      () => false,
      () => true,
    )
    client.release(broken)
  }
}

async function reset(client: pg.PoolClient, lock: number): Promise<void> {
  await client.query('SELECT pg_advisory_unlock($1)', [lock])
  await limitStatements(client, true)
}
