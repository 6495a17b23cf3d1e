import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connect-database.ts'
import type { Settings } from '../settings/settings.ts'
import type { Sample } from './metrics.ts'

/** What a process reports of itself; what does not answer within 2 s is left out. */
export interface MeasuredProcess {
  readonly version: string
  readonly role: Settings['GEZHI_ROLE']
  readonly database: Database
  isReady(): boolean
  /** The indexes it reads, none without one. */
  indexes(): readonly MeasuredIndex[]
  /** Null if there is no problem. */
  storageProblem(): Promise<unknown>
  /** Null if none is known. */
  backupTimes(): Promise<{ readonly last: Date; readonly due: Date } | null>
}

/** The part of an engine that is measured. */
export interface MeasuredIndex {
  readonly kind: { readonly name: string }
  /** Null if it is not being rebuilt. */
  readonly rebuilding: { readonly done: number; readonly total: number } | null
  status(): Promise<{ readonly documents: number; readonly version: number }>
}

/** ms; Prometheus waits 10 s for everything. */
const LIMIT = 2000

/** Rows of pg-boss, a row per queue, which it counts itself: nothing is counted for a scrape. */
const JOBS = 'SELECT name, queued_count, active_count, failed_count FROM pgboss.queue ORDER BY name LIMIT 200'
const UNDEFINED_TABLE = '42P01'

interface QueueRow {
  readonly name: string
  readonly queued_count: number
  readonly active_count: number
  readonly failed_count: number
}

/**
 * Reads the values of now. Whoever asks meanwhile gets the same: at most one statement, and one request to each index, wait at a time,
 * however many scrapes there are, and also while a database does not answer.
 */
export function sampleReader(measured: MeasuredProcess): () => Promise<readonly Sample[]> {
  const jobs = oneAtATime(() => readJobs(measured.database))
  const indexes = oneAtATime(() => readIndexes(measured.indexes()))
  return async () => {
    const [queues, index, rejected, backup] = await Promise.all([
      inTime(jobs()),
      inTime(indexes()),
      inTime(measured.storageProblem().then((problem) => problem !== null)),
      inTime(measured.backupTimes()),
    ])
    return [
      { name: 'gezhi_build_info', labels: [measured.version, measured.role], value: 1 },
      { name: 'gezhi_ready', value: Number(measured.isReady()) },
      { name: 'gezhi_database_up', value: Number(queues !== null) },
      ...(queues ?? []),
      ...(index ?? []),
      ...measured.indexes().flatMap(readRebuild),
      ...(rejected === null ? [] : [{ name: 'gezhi_writes_rejected', value: Number(rejected) } as const]),
      ...(backup === null ? [] : readBackup(backup)),
      ...readPool(measured.database.$client),
      ...readProcess(),
    ]
  }
}

function readBackup({ last, due }: { readonly last: Date; readonly due: Date }): readonly Sample[] {
  return [
    { name: 'gezhi_last_backup_timestamp_seconds', value: last.getTime() / 1000 },
    { name: 'gezhi_next_backup_due_timestamp_seconds', value: due.getTime() / 1000 },
  ]
}

async function readJobs({ $client }: Database): Promise<readonly Sample[]> {
  const { rows } = await $client.query<QueueRow>(JOBS).catch((error: Error & { code?: string }) => {
    // Before the first worker has started there are no jobs.
    if (error.code === UNDEFINED_TABLE) return { rows: [] }
    throw error
  })
  return rows.flatMap(({ name, queued_count, active_count, failed_count }) =>
    Object.entries({ queued: queued_count, active: active_count, failed: failed_count }).map(([state, value]): Sample => ({
      name: 'gezhi_jobs',
      labels: [name, state],
      value,
    })),
  )
}

async function readIndexes(indexes: readonly MeasuredIndex[]): Promise<readonly Sample[]> {
  const statuses = await Promise.all(indexes.map(async ({ kind, status }, index) => ({ kind, ...(await status.call(indexes[index])) })))
  return statuses.flatMap(({ kind, documents, version }): Sample[] => [
    { name: 'gezhi_index_documents', labels: [kind.name], value: documents },
    { name: 'gezhi_index_version', labels: [kind.name], value: version },
  ])
}

function readRebuild({ kind, rebuilding }: MeasuredIndex): readonly Sample[] {
  if (rebuilding === null) return []
  const { done, total } = rebuilding
  return Object.entries({ done, total }).map(([state, value]) => ({
    name: 'gezhi_index_rebuild_documents',
    labels: [kind.name, state],
    value,
  }))
}

function readPool({ totalCount, idleCount, waitingCount, options }: Database['$client']): readonly Sample[] {
  return [
    { name: 'gezhi_database_connections', labels: ['used'], value: totalCount - idleCount },
    { name: 'gezhi_database_connections', labels: ['idle'], value: idleCount },
    { name: 'gezhi_database_connections_max', value: options.max },
    { name: 'gezhi_database_waiting', value: waitingCount },
  ]
}

function readProcess(): readonly Sample[] {
  const { rss, heapUsed, heapTotal } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    { name: 'process_resident_memory_bytes', value: rss },
    { name: 'nodejs_heap_size_used_bytes', value: heapUsed },
    { name: 'nodejs_heap_size_total_bytes', value: heapTotal },
    { name: 'process_cpu_seconds_total', value: (user + system) / 1e6 },
    { name: 'process_start_time_seconds', value: Math.round(performance.timeOrigin / 1000) },
  ]
}

/** Null for what fails or takes too long: the rest is still reported. */
function inTime<T>(work: Promise<T>): Promise<T | null> {
  return Promise.race([work.catch(() => null), sleep(LIMIT, null, { ref: false })])
}

function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => (running ??= work().finally(() => (running = null)))
}
