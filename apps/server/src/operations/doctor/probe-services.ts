import { randomUUID } from 'node:crypto'
import { searchClusterHealth } from '../../adapters/open-search-cluster.ts'
import type { Database } from '../../database/connect-database.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Settings } from '../../settings/settings.ts'
import { describeFailure } from '../jobs/describe-failure.ts'
import { readJobQueues } from '../jobs/job-queues.ts'
import type { ProbedFacts } from './facts.ts'

/** Services of an installation as a process reaches them. */
export interface ProbedServices {
  readonly settings: Pick<Settings, 'GEZHI_FILES_URL' | 'GEZHI_SEARCH_URL'>
  /** Null if it does not run. */
  readonly database: Database | null
  readonly files: FileStore
  /** The indexes that the process reads; none for a command. */
  readonly engines: readonly { status(): Promise<unknown> }[]
  readonly now: Date
}

/** ms that a service has to answer. */
const ANSWER_LIMIT = 3000
/** Of a small file that is written, read and removed. */
const PROBES = 'probes'

/** Asks every service of an installation whether it works: the same for the page of a server and for the command. Never rejects. */
export async function probeServices({ settings, database, files, engines, now }: ProbedServices): Promise<ProbedFacts> {
  const cluster = searchClusterHealth(settings, AbortSignal.timeout(ANSWER_LIMIT))
  const [failedJobs, filesError, searchError] = await Promise.all([
    // The doctor reports a database that does not answer.
    database === null ? null : inTime(failedJobsIn(database, now)).catch(() => null),
    whyNot(checkFiles(files, settings.GEZHI_FILES_URL !== null)),
    whyNot(Promise.all([cluster, ...engines.map((engine) => engine.status())])),
  ])
  // Why it does not answer is in `searchError`.
  return { failedJobs, filesError, searchError, cluster: await cluster.catch(() => null) }
}

async function failedJobsIn(database: Database, now: Date): Promise<ProbedFacts['failedJobs']> {
  const queues = await readJobQueues(database, now)
  return queues.flatMap(({ queue, failed, last }) => (last?.failure ? [{ queue, failed, cause: describeFailure(last.failure) }] : []))
}

/** Rejects unless the store answers and, if it is remote, returns what is written into it: a bucket may be readable only. */
async function checkFiles(files: FileStore, isRemote: boolean): Promise<void> {
  await files.check()
  if (!isRemote) return
  const key = `${PROBES}/${randomUUID()}`
  const content = Buffer.from(key)
  await files.put(key, content)
  try {
    if ((await files.get(key))?.equals(content) !== true) throw new Error('it does not return what was written into it')
  } finally {
    await files.remove(key)
  }
}

/** Why work fails or takes too long; null if it does not. */
function whyNot(work: Promise<unknown>): Promise<string | null> {
  return inTime(work).then(
    () => null,
    (error: unknown) => (error as Error).message,
  )
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error(`no answer within ${ANSWER_LIMIT} ms`)), ANSWER_LIMIT).unref(),
    ),
  ])
}
