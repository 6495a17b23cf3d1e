import pg from 'pg'
import { driverAddress } from './connect-database.ts'
import type { DatabaseAddress } from './database-address.ts'
import { describeDatabaseError } from './describe-database-error.ts'

/** ms: a host that does not answer at all is not waited for any longer. */
const CONNECT_LIMIT = 10_000

/**
 * One connection for a command, under a name of its own, so that servers can be told from it; the caller ends it. Rejects as `openDatabase` does
 * where there is none to be had.
 */
export async function connectAlone(where: string | DatabaseAddress, name: string): Promise<pg.Client> {
  const client = new pg.Client({ ...driverAddress(where), application_name: name, connectionTimeoutMillis: CONNECT_LIMIT })
  // One that breaks between two statements would else end the process; the next statement says so.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    throw typeof where === 'string' ? describeDatabaseError(error) : error
  }
}
