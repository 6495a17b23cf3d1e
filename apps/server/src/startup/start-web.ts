import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { endConnections } from '../database/end-connections.ts'
import { openDatabase } from '../database/open-database.ts'
import { upgradeBackup } from './backup-before-upgrade.ts'
import { buildWebApp } from './build-web-app.ts'
import { openPlatform } from '../app/open-platform.ts'
import { openReports } from './open-reports.ts'
import { followIndex, type ReadIndex } from './open-index.ts'
import { serveApp } from './serve-app.ts'
import type { StartParts } from './start-parts.ts'

/** ms between checks for an index of a worker. */
const CHECK_INTERVAL_MS = 200

/**
 * Serves requests and runs no jobs: any number of processes on one database and one index, which a worker writes. Resolves when there is
 * an index to search; until then `/readyz` responds with 503.
 */
export async function startWeb(parts: StartParts): Promise<string> {
  const { settings, log, print, opened, signal, readiness } = parts
  const web = buildWebApp(print)
  opened.defer(() => web.stop())
  const database = await openDatabase(settings.DATABASE_URL!, settings, log, upgradeBackup(parts).beforeMigration)
  opened.defer(() => endConnections(database.$client))
  const reports = openReports(parts, database)
  const index = await followIndex(parts)
  signal.throwIfAborted()
  const domains = await openPlatform(parts, database, { subscribes: true, reports })
  const address = await serveApp(parts, { ...index, domains, web })
  await web.done
  for (let announced = false; !(await isFilled(index, parts)); announced = true) {
    if (!announced) print(`Waiting for a worker to create the index ${whereIndexLies(parts)} / 等待 worker 进程建立索引`)
    await sleep(CHECK_INTERVAL_MS, undefined, { signal })
  }
  signal.throwIfAborted()
  readiness.phase = 'ready'
  return address
}

/**
 * Whether the index is complete: it has records, or the worker's marker that there is no demonstration. A worker with another data folder
 * leaves no marker here: then the setting decides.
 */
async function isFilled({ engines }: ReadIndex, { folder, settings }: StartParts): Promise<boolean> {
  // A missing index is not an error: it is checked again until a worker has created it.
  const statuses = await Promise.all(engines.list.map((engine) => engine.status())).catch(() => null)
  if (statuses === null || statuses.some(({ documents }) => documents > 0)) return statuses !== null
  return existsSync(folder.demonstration) || (settings.GEZHI_SEARCH_URL !== null && settings.GEZHI_DEMO === 0)
}

function whereIndexLies({ folder, settings }: StartParts): string {
  return settings.GEZHI_SEARCH_URL === null ? `in ${folder.index}` : `${settings.GEZHI_SEARCH_INDEX} (GEZHI_SEARCH_URL)`
}
