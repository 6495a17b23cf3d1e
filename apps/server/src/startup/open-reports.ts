import type { Database } from '../database/connect-database.ts'
import { endConnections } from '../database/end-connections.ts'
import { databaseLimits } from '../database/open-database.ts'
import { reportsDatabase } from '../database/reports-database.ts'
import type { StartParts } from './start-parts.ts'

/** Database of operators' lists and counters: the replica of DATABASE_REPLICA_URL if it is set, otherwise the database itself. */
export function openReports({ settings, log, opened }: Pick<StartParts, 'settings' | 'log' | 'opened'>, database: Database): Database {
  if (settings.DATABASE_REPLICA_URL === null) return database
  const reports = reportsDatabase(database, settings.DATABASE_REPLICA_URL, log, databaseLimits(settings))
  opened.defer(() => endConnections(reports.$client))
  return reports
}
