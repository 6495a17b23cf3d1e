import type { Database } from '../database/connect-database.ts'
import { addressOf } from '../database/address-of.ts'
import { endConnections } from '../database/end-connections.ts'
import { openDatabase } from '../database/open-database.ts'
import { supervisePostgres } from '../database/supervise-postgres.ts'
import { locatePostgres } from '../database/locate-postgres.ts'
import { limitStatementsOfStop } from '../database/watch-statements.ts'
import { startJobs } from '../database/start-jobs.ts'
import { upgradeBackup, type UpgradeBackup } from './backup-before-upgrade.ts'
import { buildWebApp } from './build-web-app.ts'
import { openPlatform } from '../app/open-platform.ts'
import { openReports } from './open-reports.ts'
import { openIndex } from './open-index.ts'
import { takeIndexLease, workWhileLocked } from './index-write-lock.ts'
import { prepareDemoAccounts } from './prepare-demo-accounts.ts'
import { serveApp } from './serve-app.ts'
import { serveRebuild } from './serve-rebuild.ts'
import type { StartParts } from './start-parts.ts'
import { waitForDataFolder } from './wait-for-data-folder.ts'
import { workOnIndex } from './work-on-index.ts'

/** One process that serves requests, runs jobs and writes the index; without DATABASE_URL it has its own PostgreSQL. */
export async function startAllInOne(parts: StartParts): Promise<string> {
  const { settings, log, print, opened, signal, readiness } = parts
  const lock = await waitForDataFolder(parts)
  opened.defer(() => lock.release())
  const web = buildWebApp(print)
  opened.defer(() => web.stop())
  const backup = upgradeBackup(parts)
  const { DATABASE_URL: url } = settings
  const database = await (url === null ? openOwnDatabase(parts, backup) : openDatabase(url, settings, log, backup.beforeMigration))
  opened.defer(() => endConnections(database.$client))
  const reports = openReports(parts, database)
  await backup.beforeRebuild(url ?? addressOf(database))
  const rebuild = serveRebuild(parts, database)
  const index = await openIndex(parts, opened, rebuild)
  await rebuild.close()
  signal.throwIfAborted()
  const domains = await openPlatform(parts, database, { subscribes: true, reports })
  await domains.seed()
  const jobs = await startJobs(database, log, domains.jobs)
  opened.defer(() => jobs.stop())
  await prepareDemoAccounts(parts, { index, domains })
  const address = await serveApp(parts, { ...index, domains, web })
  lock.announce(address)
  const isReady = Promise.withResolvers<void>()
  await workWhileLocked(parts, {
    take: () => takeIndexLease(parts, database),
    async work(_lease, own) {
      const { begin } = await workOnIndex(parts, { index, domains, jobs, opened: own })
      void isReady.promise.then(begin)
    },
  })
  opened.defer(() => limitStatementsOfStop(database.$client))
  await web.done
  signal.throwIfAborted()
  readiness.phase = 'ready'
  isReady.resolve()
  return address
}

/** The embedded PostgreSQL of the data folder. If it ends by itself, later connections go to its replacement. */
async function openOwnDatabase({ settings, folder, log, print, opened, signal }: StartParts, backup: UpgradeBackup): Promise<Database> {
  let database: Database | null = null
  const place = await locatePostgres(folder.postgres, folder.root, print)
  const postgres = await supervisePostgres(place, `${folder.logs}/postgres.log`, {
    signal,
    moved: (address) => database !== null && Object.assign(database.$client.options, address),
    failed: ({ message }) => log.error({ message }, 'embedded PostgreSQL failed'),
  })
  opened.defer(() => postgres.stop())
  database = await openDatabase(postgres.address, settings, log, backup.beforeMigration)
  return database
}
