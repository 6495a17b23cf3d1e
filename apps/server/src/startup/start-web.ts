import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../database/open-database.ts'
import { indexAnswers } from '../plugins/health.ts'
import { buildWebApp } from './build-web-app.ts'
import { openAccountsOf } from './open-accounts-of.ts'
import { followIndex } from './open-index.ts'
import { serveApp } from './serve-app.ts'
import type { StartParts } from './start-parts.ts'

/** ms between looks whether a worker has made the index. */
const LOOKED_EVERY = 200

/**
 * Answers requests and runs no jobs: any number of processes on one database and one data folder, whose index a worker writes. Resolves when
 * there is an index to search; until then `/readyz` answers 503.
 */
export async function startWeb(parts: StartParts): Promise<string> {
  const { settings, folder, log, say, opened, signal, readiness } = parts
  const web = buildWebApp(say)
  opened.add(() => web.stop())
  const database = await openDatabase(settings.DATABASE_URL!, settings, log)
  opened.add(() => database.$client.end())
  const index = await followIndex(parts)
  signal.throwIfAborted()
  const accounts = await openAccountsOf(parts, database, { keepsCache: true })
  const address = await serveApp(parts, { ...index, database, accounts, web })
  await web.done
  // The worker writes the mark once the demonstration is made, or was not to be made.
  for (let told = false; !existsSync(folder.demonstration) || !(await indexAnswers(index.engine)); told = true) {
    if (!told) say(`Waiting for a worker to make the index in ${folder.index} / 等待 worker 进程建立索引`)
    await sleep(LOOKED_EVERY, undefined, { signal })
  }
  signal.throwIfAborted()
  readiness.phase = 'ready'
  return address
}
