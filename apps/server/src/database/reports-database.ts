import { drizzle } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import pg from 'pg'
import { connectDatabase, type Database, type DatabaseLimits } from './connect-database.ts'

/** ms a report waits for the replica to catch up with the primary before it uses the primary. */
const WAITS_FOR = 1000
/** Between checks whether the replica has caught up. */
const CHECK_INTERVAL_MS = 25
/** ms for which a lagging replica is not waited for again: a list consists of several statements. */
const LAGS_FOR = 500
/** ms for which a failed replica is not used. */
const RESTS_FOR = 30_000
/** Connection timeout in seconds: callers can fall back to the primary. */
const CONNECT_SECONDS = 2

/** The position written by the primary, and the identity of the database. */
interface Written {
  readonly at: string
  readonly is: string
}

const WRITTEN = `SELECT pg_current_wal_lsn()::text AS at, system_identifier::text || current_database() AS is FROM pg_control_system()`

/** Whether this is a replica of that database and has caught up to that position. A promoted replica follows no primary. */
const CAUGHT_UP = `
  SELECT system_identifier::text || current_database() = $2 AND pg_is_in_recovery() AS follows,
    coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS has
  FROM pg_control_system()`

/**
 * The database for operators' lists and counters: a replica, used for each statement once it has everything the primary had when the
 * statement arrived, so that nobody misses recent writes. If it lags more than a second, does not respond or follows another database,
 * the primary is used. Only for reads outside transactions.
 */
export function reportsDatabase(primary: Database, replica: string, log: Logger, limits: DatabaseLimits): Database {
  const pool = connectDatabase(replica, log, { ...limits, connectSeconds: Math.min(CONNECT_SECONDS, limits.connectSeconds) }).$client
  return drizzle(new ReplicaFirst(primary.$client, pool, log) as unknown as pg.Pool)
}

/** The part of a pool that Drizzle uses. */
class ReplicaFirst {
  readonly #primary: pg.Pool
  readonly #replica: pg.Pool
  readonly #log: Logger
  #restsUntil = 0

  constructor(primary: pg.Pool, replica: pg.Pool, log: Logger) {
    this.#primary = primary
    this.#replica = replica
    this.#log = log
  }

  async query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (performance.now() < this.#restsUntil) return this.#primary.query(statement, values)
    const [written] = (await this.#primary.query<Written>(WRITTEN)).rows
    try {
      if (await this.#hasAll(written!)) return await this.#replica.query(statement, values)
    } catch (error) {
      if (!couldNotAnswer(error)) throw error
      this.#rest(error instanceof Error ? error.message : String(error))
    }
    return this.#primary.query(statement, values)
  }

  /** Ends the connections to the replica; those to the primary belong to the caller. */
  end(): Promise<void> {
    return this.#replica.end()
  }

  async #hasAll({ at, is }: Written): Promise<boolean> {
    const until = performance.now() + WAITS_FOR
    do {
      const [seen] = (await this.#replica.query<{ follows: boolean; has: boolean }>(CAUGHT_UP, [at, is])).rows
      if (!seen!.follows) {
        this.#rest('it is no replica of the database of DATABASE_URL')
        return false
      }
      if (seen!.has) return true
      await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS))
    } while (performance.now() < until)
    this.#restsUntil = performance.now() + LAGS_FOR
    return false
  }

  #rest(why: string): void {
    this.#restsUntil = performance.now() + RESTS_FOR
    this.#log.warn({ why }, 'DATABASE_REPLICA_URL is left alone for a while: reports are read from the primary')
  }
}

/** No free connection, a stopping or starting server, rows that were vacuumed on the primary while the replica read them. */
const ELSEWHERE = /^(?:08...|57P0[1-5]|53300|40001)$/

/** Whether the primary can serve what the replica could not. A statement that took too long would take too long there as well. */
function couldNotAnswer(error: unknown): boolean {
  // An error that is not from PostgreSQL itself concerns the connection.
  return !(error instanceof pg.DatabaseError) || ELSEWHERE.test(error.code ?? '')
}
