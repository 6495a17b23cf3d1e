import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import pg from 'pg'
import type { DatabaseAddress } from './embedded-postgres.ts'

/** The database all domains share; queries by Drizzle's query builder. */
export type Database = NodePgDatabase<Record<string, never>> & { readonly $client: pg.Pool }

/** A pool on a connection string or on the embedded server's address. Connects when first asked. */
export function connectDatabase(where: string | DatabaseAddress, log: Logger): Database {
  const pool = new pg.Pool({
    ...(typeof where === 'string' ? { connectionString: where } : where),
    application_name: 'gezhi',
    max: 20,
    connectionTimeoutMillis: 10_000,
  })
  // Without a listener a connection that breaks while idle would end the process.
  // Only what it said: the error carries the whole client. While the pool ends, connections may break as they like.
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.error({ message }, 'a database connection broke')
  })
  return drizzle(pool)
}
