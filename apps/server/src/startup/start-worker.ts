import { rebuildProgress } from '@gezhi/search'
import { readBackupTimes } from '../operations/backup/backup-due.ts'
import { storageHealth } from '../data-folder/storage-health.ts'
import { databaseAnswers } from '../database/database-answers.ts'
import { endConnections } from '../database/end-connections.ts'
import { openDatabase } from '../database/open-database.ts'
import { startJobs } from '../database/start-jobs.ts'
import { healthApp } from '../http/health-app.ts'
import { registerMetrics } from '../http/metrics-route.ts'
import { filesAnswer, indexAnswers } from '../http/health.ts'
import { dataFolderRequest } from '../data-folder/data-folder-request.ts'
import { tryIndexWriteLock, workWhileLocked } from './index-write-lock.ts'
import { listen } from './listen.ts'
import { openPlatform } from '../app/open-platform.ts'
import { upgradeBackup } from './backup-before-upgrade.ts'
import { openIndex, type WrittenIndex } from './open-index.ts'
import { reportedProcess } from './report-process.ts'
import { reportRebuild } from './report-rebuild.ts'
import type { StartParts } from './start-parts.ts'
import { workOnIndex } from './work-on-index.ts'

/**
 * Runs jobs and serves only its health. Of several workers one writes the index, accepts imports and updates legal states; the others run
 * the jobs of the database, and one of them takes over when it ends, for whatever reason.
 */
export async function startWorker(parts: StartParts): Promise<string> {
  const { settings, folder, files, log, version, opened, signal, readiness } = parts
  const backup = upgradeBackup(parts)
  const database = await openDatabase(settings.DATABASE_URL!, settings, log, backup.beforeMigration)
  opened.defer(() => endConnections(database.$client))
  const domains = await openPlatform(parts, database, { subscribes: false })
  await domains.seed()
  const jobs = await startJobs(database, log, domains.jobs)
  opened.defer(() => jobs.stop())
  let index: WrittenIndex | null = null
  const storage = storageHealth(folder)
  const health = {
    readiness,
    version,
    databaseAnswers: () => databaseAnswers(database),
    indexAnswers: async () => (index === null ? null : indexAnswers(index.engines.list)),
    rebuild: () => rebuildProgress(index?.engines.list ?? []),
    filesAnswer: () => filesAnswer(files),
    storageProblem: () => storage.problem(),
  }
  const app = await healthApp(settings, log, health, (routes) =>
    registerMetrics(routes, settings.GEZHI_METRICS_TOKEN, {
      version,
      role: settings.GEZHI_ROLE,
      database,
      isReady: () => readiness.phase === 'ready' && readiness.draining !== true,
      indexes: () => index?.engines.list ?? [],
      storageProblem: () => storage.problem(),
      backupTimes: () => readBackupTimes(folder, settings.GEZHI_BACKUP_AT),
    }),
  )
  opened.defer(() => app.close())
  const address = await listen(app, settings)
  signal.throwIfAborted()
  const { begin: beginReports } = await reportedProcess(parts)
  await beginReports(address, () => index?.engines.list ?? [])

  const request = dataFolderRequest(folder)
  opened.defer(() => request.withdraw())
  await workWhileLocked(parts, {
    take: () => tryIndexWriteLock(parts, database, request),
    async work(lock, own) {
      lock.announce(address)
      await backup.beforeRebuild(settings.DATABASE_URL!)
      const rebuild = reportRebuild(parts)
      index = await openIndex(parts, own, rebuild).finally(() => rebuild.end())
      own.defer(() => void (index = null))
      const { begin } = await workOnIndex(parts, { index, domains, jobs, opened: own })
      begin()
    },
  })
  readiness.phase = 'ready'
  return address
}
