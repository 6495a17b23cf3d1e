import type { Database } from './connect-database.ts'
import type { DatabaseAddress } from './database-address.ts'

/** Where the embedded server of a pool is now: it moves when it is started again. */
export function addressOf({ $client }: Database): DatabaseAddress {
  const { host, port, user, password, database } = $client.options
  if (host === undefined || port === undefined || user === undefined || database === undefined)
    throw new Error('the database has no address of its own')
  return { host, port, user, database, ...(typeof password === 'string' && { password }) }
}
