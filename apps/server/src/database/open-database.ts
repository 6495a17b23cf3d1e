import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { connectDatabase, type Database, type DatabaseLimits } from './connect-database.ts'
import type { DatabaseAddress } from './database-address.ts'
import { migrateDatabase } from './migrate-database.ts'
import { describeDatabaseError } from './describe-database-error.ts'

/** The settings for a process's use of a database. */
export type DatabaseSettings = Pick<
  Settings,
  'GEZHI_DATABASE_CONNECTIONS' | 'GEZHI_DATABASE_CONNECT_SECONDS' | 'GEZHI_DATABASE_STATEMENT_SECONDS'
>

/**
 * A pool on a database whose tables are up to date; the caller ends it. If it cannot be used, rejects with an error that names
 * DATABASE_URL and a remedy, without quoting the address, and leaves nothing open. `beforeMigration`: see `migrateDatabase`.
 */
export async function openDatabase(
  where: string | DatabaseAddress,
  settings: DatabaseSettings,
  log: Logger,
  beforeMigration?: (where: string | DatabaseAddress) => Promise<void>,
): Promise<Database> {
  const database = connectDatabase(where, log, databaseLimits(settings))
  try {
    await migrateDatabase(database, beforeMigration && (() => beforeMigration(where)))
    return database
  } catch (error) {
    await database.$client.end()
    throw typeof where === 'string' ? describeDatabaseError(error) : error
  }
}

/** Database limits from the settings. */
export function databaseLimits(settings: DatabaseSettings): DatabaseLimits {
  return {
    connections: settings.GEZHI_DATABASE_CONNECTIONS,
    connectSeconds: settings.GEZHI_DATABASE_CONNECT_SECONDS,
    statementSeconds: settings.GEZHI_DATABASE_STATEMENT_SECONDS,
  }
}
