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
  // One that breaks while somebody has it is told by their statements; without a listener it would end the process besides.
  pool.on('connect', (client) => void client.on('error', () => {}))
  // Without a listener a connection that breaks while idle would end the process.
  // Only what it said: the error carries the whole client. While the pool ends, connections may break as they like.
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.error({ message }, 'a database connection broke')
  })
  warnOfOutage(pool)
  return drizzle(pool)
}

/** Whoever asks the pool for a connection and gets none is told by `DatabaseAway`, whatever the network said. */
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

/** How the driver is told where a database is and how to encrypt. */
export function driverAddress(where: string | DatabaseAddress): pg.ClientConfig {
  return typeof where === 'string' ? readPostgresUrl(where) : { ...where }
}
