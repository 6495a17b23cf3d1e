import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import pg from 'pg'
import { DatabaseAway } from './database-away.ts'
import type { DatabaseAddress } from './database-address.ts'
import { readPostgresUrl } from '../settings/postgres-url.ts'

/** The database all domains share; queries by Drizzle's query builder. */
export type Database = NodePgDatabase<Record<string, never>> & { readonly $client: pg.Pool }

/** A transaction of the database. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** What one process may take of a database. */
export interface DatabaseLimits {
  /** Connections at once. */
  readonly connections: number
  /** Seconds to wait for one, whether it has to be made or all are in use. */
  readonly connectSeconds: number
  /** Seconds a statement may take; 0: any time. */
  readonly statementSeconds: number
}

/** What the settings say when they say nothing. */
export const USUAL_LIMITS: DatabaseLimits = { connections: 20, connectSeconds: 10, statementSeconds: 60 }

/** Between probes of a silent connection, ms: a server that vanished without a word is noticed. */
const PROBED_AFTER = 30_000

/** A pool on a connection string or on the embedded server's address. Connects when first asked. Throws `SettingError` as `readPostgresUrl`. */
export function connectDatabase(where: string | DatabaseAddress, log: Logger, limits: DatabaseLimits = USUAL_LIMITS): Database {
  const pool = new pg.Pool({
    ...driverAddress(where),
    application_name: 'gezhi',
    max: limits.connections,
    connectionTimeoutMillis: limits.connectSeconds * 1000,
    statement_timeout: limits.statementSeconds * 1000,
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBED_AFTER,
  })
  // A connection that breaks in use fails its statements; without a listener it would also end the process.
  pool.on('connect', (client) => void client.on('error', () => {}))
  // Without a listener a connection that breaks while idle would end the process.
  // Only what it said: the error carries the whole client. While the pool ends, connections may break as they like.
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.error({ message }, 'a database connection broke')
  })
  warnOfOutage(pool)
  return drizzle(pool)
}

/** A request for a connection that cannot be served fails with `DatabaseAway`, whatever the network error was. */
function warnOfOutage(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>
  const orAway = (callback?: unknown) =>
    callback === undefined
      ? connect().catch((error: unknown) => {
          throw new DatabaseAway(error)
        })
      : connect(callback)
  pool.connect = orAway as typeof pool.connect
}

/** Driver options for the location and encryption of a database. */
export function driverAddress(where: string | DatabaseAddress): pg.ClientConfig {
  return typeof where === 'string' ? readPostgresUrl(where) : { ...where }
}
