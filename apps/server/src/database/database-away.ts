import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** No connection to the database; the reason is in `cause`. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached', { cause })
    this.name = 'DatabaseAway'
  }
}

/**
 * SQLSTATE codes of an unavailable PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html): lost connections (class
 * 08), shutdowns, start-up, too many connections, and statement timeouts.
 */
const AWAY = /^(?:08...|57P0[1-5]|53300|57014)$/

/** Whether a call failed because the database was unavailable, so that repeating it may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  if (error instanceof pg.DatabaseError) return AWAY.test(error.code ?? '')
  // A statement that failed without an error of PostgreSQL lost its connection.
  if (error instanceof DrizzleQueryError) return !(error.cause instanceof pg.DatabaseError) || isDatabaseAway(error.cause)
  return error instanceof Error && error.cause !== undefined && isDatabaseAway(error.cause)
}
