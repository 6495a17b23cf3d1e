import pg from 'pg'
import { driverAddress } from './connect-database.ts'
import type { DatabaseAddress } from './database-address.ts'
import { describeDatabaseError } from './describe-database-error.ts'

/** ms: connection timeout. */
const CONNECT_LIMIT = 10_000

/**
 * One connection for a command, with its own application name to distinguish it from servers; the caller ends it. Rejects like
 * `openDatabase` if it cannot connect.
 */
export async function connectAlone(where: string | DatabaseAddress, name: string): Promise<pg.Client> {
  const client = new pg.Client({ ...driverAddress(where), application_name: name, connectionTimeoutMillis: CONNECT_LIMIT })
  // Without a listener a connection that breaks between two statements would end the process; the next statement fails.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    throw typeof where === 'string' ? describeDatabaseError(error) : error
  }
}
