import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import pg from 'pg'
import { DatabaseAway } from './database-away.ts'
import type { DatabaseAddress } from './database-address.ts'
import { traceStatements } from '../tracing/trace-statements.ts'
import { watchStatements } from './watch-statements.ts'
import { readPostgresUrl } from '../settings/postgres-url.ts'

/** The database all domains share; queries by Drizzle's query builder. */
export type Database = NodePgDatabase<Record<string, never>> & { readonly $client: pg.Pool }

/** A transaction of the database. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Limits of one process on a database. */
export interface DatabaseLimits {
  /** Connections at once. */
  readonly connections: number
  /** Timeout in seconds for getting a connection, new or from the pool. */
  readonly connectSeconds: number
  /** Statement timeout in seconds; 0: none. */
  readonly statementSeconds: number
}

/** Defaults of the settings. */
export const USUAL_LIMITS: DatabaseLimits = { connections: 20, connectSeconds: 10, statementSeconds: 60 }

/** Keep-alive interval, ms: detects a server that vanished. */
const PROBED_AFTER = 30_000

/**
 * A pool for a connection string or the embedded server's address. Connects on first use. Throws `SettingError` like `readPostgresUrl`.
 */
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
  // Without a listener an idle connection that breaks would end the process. Logs only the message: the error contains the whole client.
  // Errors while the pool ends are ignored.
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.error({ message }, 'a database connection broke')
  })
  watchStatements(pool, limits.statementSeconds)
  traceStatements(pool)
  warnOfOutage(pool)
  return withReleasedClients(drizzle(pool), pool)
}

/**
 * Transactions that return their connection to the pool even if they cannot begin: the query builder's own keep it then, and a pool whose
 * connections broke a few times would be empty for ever.
 */
function withReleasedClients(database: Database, pool: pg.Pool): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      // One that broke is removed from the pool.
      client.release()
    }
  }
  database.transaction = transaction
  return database
}

/** A failed request for a connection rejects with `DatabaseAway`, whatever the network error was. */
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
