import { pino } from 'pino'
import { fileStoreOf } from '../../adapters/open-file-store.ts'
import type { DataFolder } from '../../data-folder/data-folder.ts'
import { connectDatabase } from '../../database/connect-database.ts'
import { postgresFolders } from '../../database/locate-postgres.ts'
import { runningPostgres } from '../../database/postgres-roles.ts'
import { isPostmaster, readPostmaster } from '../../database/postmaster-file.ts'
import type { Settings } from '../../settings/settings.ts'
import type { ProbedFacts } from './facts.ts'
import { probeServices } from './probe-services.ts'

const LIMITS = { connections: 1, connectSeconds: 5, statementSeconds: 10 }
const QUIET = pino({ level: 'silent' })

/** What a command finds out about the services of the settings, beside running servers or without any: it starts nothing. */
export async function reachServices(settings: Settings, folder: DataFolder, now: Date): Promise<ProbedFacts> {
  const where = settings.DATABASE_URL ?? (await embeddedAddress(folder))
  const database = where === null ? null : connectDatabase(where, QUIET, LIMITS)
  try {
    return await probeServices({ settings, database, files: await fileStoreOf(settings, folder.files), engines: [], now })
  } finally {
    await database?.$client.end()
  }
}

/** The address of the embedded PostgreSQL that runs on a data folder; null if none does. */
async function embeddedAddress(folder: DataFolder) {
  for (const cluster of postgresFolders(folder.postgres, folder.root)) {
    const postmaster = await readPostmaster(cluster)
    if (postmaster !== null && (await isPostmaster(postmaster.pid, cluster))) return runningPostgres(cluster, 'application')
  }
  return null
}
