import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** No connection to the database could be had; why stands in `cause`. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached', { cause })
    this.name = 'DatabaseAway'
  }
}

/**
 * What PostgreSQL says when it goes, comes, or has no room (https://www.postgresql.org/docs/current/errcodes-appendix.html): lost
 * connections (class 08), shutdowns, start-up, too many connections, and a statement that took longer than it may.
 */
const AWAY = /^(?:08...|57P0[1-5]|53300|57014)$/

/** Whether a call failed because the database was not there, and may succeed when it is made again; not because of what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  if (error instanceof pg.DatabaseError) return AWAY.test(error.code ?? '')
  // A statement that failed without PostgreSQL saying why lost its connection.
  if (error instanceof DrizzleQueryError) return !(error.cause instanceof pg.DatabaseError) || isDatabaseAway(error.cause)
  return error instanceof Error && error.cause !== undefined && isDatabaseAway(error.cause)
}
