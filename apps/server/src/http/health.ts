import type { RebuildCount, SearchEngine } from '@gezhi/search'
import type { FastifyInstance } from 'fastify'
import type { StorageProblem } from '../data-folder/storage-health.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Readiness } from './readiness.ts'

/** Health checks of a process. */
export interface Health {
  readonly readiness: Readiness
  /** The program's version. */
  readonly version: string
  /** Whether the database responds. */
  databaseAnswers(): Promise<boolean>
  /** Whether the index responds; null for a process without one. */
  indexAnswers(): Promise<boolean | null>
  /** Progress of a rebuild beside the index that responds; null if there is none. */
  rebuild(): RebuildCount | null
  /** Whether the file store responds. */
  filesAnswer(): Promise<boolean>
  /** The current problem of the data folder; null if there is none. */
  storageProblem(): Promise<StorageProblem | null>
}

/**
 * `/healthz`: the process responds, with its version. `/readyz`: 200 when it accepts requests, otherwise 503 with the progress of the start, whether
 * database and index respond, whether data can be written (`writes`: `accepted`, `rejected`) and why not (`storage`: `ok`, `full`, `gone`),
 * and `stopping` for a process that is about to end. While stopping, responses end their connection, so that no further request is sent
 * on it. A full disk is reported, but does not make a process unready: searches work without writes, and a proxy that removed the only
 * process would stop these too. The same holds for the file store, which serves all processes. `rebuild` is the progress of a rebuild while the index
 * of an earlier version answers.
 */
export function registerHealth(
  app: FastifyInstance,
  { readiness, version, databaseAnswers, indexAnswers: indexOf, filesAnswer, storageProblem, rebuild }: Health,
): void {
  const options = { config: { rateLimit: false } }
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.draining === true) reply.header('connection', 'close')
  })
  app.get('/healthz', options, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive', version }))
  app.get('/readyz', options, async (_request, reply) => {
    const [database, index, files, problem] = await Promise.all([databaseAnswers(), indexOf(), filesAnswer(), storageProblem()])
    const { done, total, draining = false } = readiness
    const phase = draining ? 'stopping' : readiness.phase
    const ready = phase === 'ready' && database && index !== false && problem !== 'gone'
    const writes = problem === null ? 'accepted' : 'rejected'
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, phase, done, total, database, index, files, writes, storage: problem ?? 'ok', rebuild: rebuild() ?? undefined })
  })
}

/** Whether a file store works now. */
export function filesAnswer(files: Pick<FileStore, 'check'>): Promise<boolean> {
  return files.check().then(
    () => true,
    () => false,
  )
}

/** Whether every engine has a readable index. */
export function indexAnswers(engines: readonly Pick<SearchEngine, 'status'>[]): Promise<boolean> {
  return Promise.all(engines.map((engine) => engine.status())).then(
    () => true,
    () => false,
  )
}
