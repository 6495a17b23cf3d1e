import { setTimeout as sleep } from 'node:timers/promises'
import { accountJobs } from '../accounts/account-jobs.ts'
import { seedArticles } from '../content/seed-articles.ts'
import { databaseAnswers } from '../database/database-answers.ts'
import { openDatabase } from '../database/open-database.ts'
import { startJobs } from '../database/start-jobs.ts'
import { healthApp } from '../plugins/health-app.ts'
import { filesAnswer, indexAnswers } from '../plugins/health.ts'
import { closingList } from './closing-list.ts'
import { listen } from './listen.ts'
import { DataFolderInUse, type DataFolderLock, lockDataFolder } from './lock-data-folder.ts'
import { openAccountsOf } from './open-accounts-of.ts'
import { openIndex, type WrittenIndex } from './open-index.ts'
import type { StartParts } from './start-parts.ts'
import { workOnIndex } from './work-on-index.ts'

/** ms between tries to become the one that writes the index. */
const TRIED_EVERY = 1000

/**
 * Runs jobs and answers nothing but its health. Of several workers on one data folder one writes the index, takes imports and brings
 * legal states up to date; the others run the jobs of the database, and one of them takes its place when it ends, however it does.
 */
export async function startWorker(parts: StartParts): Promise<string> {
  const { settings, folder, files, log, say, opened, signal, readiness } = parts
  const database = await openDatabase(settings.DATABASE_URL!, settings, log)
  opened.add(() => database.$client.end())
  await seedArticles(database)
  const accounts = await openAccountsOf(parts, database, { keepsCache: false })
  const jobs = await startJobs(database, log, accountJobs(accounts))
  opened.add(() => jobs.stop())
  let index: WrittenIndex | null = null
  const app = await healthApp(log, {
    readiness,
    databaseAnswers: () => databaseAnswers(database),
    indexAnswers: async () => (index === null ? null : indexAnswers(index.engine)),
    filesAnswer: () => filesAnswer(files),
  })
  opened.add(() => app.close())
  const address = await listen(app, settings)
  signal.throwIfAborted()

  const work = async (lock: DataFolderLock) => {
    const own = closingList()
    own.add(() => lock.release())
    opened.add(() => own.closeAll())
    lock.announce(address)
    index = await openIndex(parts, own)
    const indexWork = await workOnIndex(parts, { index, database, accounts, jobs, opened: own })
    indexWork.begin()
  }
  const lock = tryLock(parts)
  if (lock !== null) await work(lock)
  else {
    say('Another process writes the index; this one takes its place when it ends / 索引由另一进程写入，其结束后由本进程接替')
    const waiting = waitForLock(parts).then((freed) => freed && work(freed))
    waiting.catch((error: unknown) => {
      if (!signal.aborted) log.fatal({ err: error }, `the index in ${folder.index} cannot be worked on`)
    })
    opened.add(() =>
      waiting.then(
        () => {},
        () => {},
      ),
    )
  }
  readiness.phase = 'ready'
  return address
}

function tryLock({ folder }: StartParts): DataFolderLock | null {
  try {
    return lockDataFolder(folder, 'worker')
  } catch (error) {
    if (error instanceof DataFolderInUse) return null
    throw error
  }
}

/** The lock once it is free; null when the process stops before. */
async function waitForLock(parts: StartParts): Promise<DataFolderLock | null> {
  while (!parts.signal.aborted) {
    // Woken early only by the end, which the loop sees.
    await sleep(TRIED_EVERY, undefined, { ref: false, signal: parts.signal }).catch(() => {})
    const lock = parts.signal.aborted ? null : tryLock(parts)
    if (lock !== null) return lock
  }
  return null
}
