import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendJobs } from '../../apps/server/src/testing/send-jobs.ts'
import { aKite } from './a-kite.ts'
import { oneMachine, type Installation } from './installation.ts'
import { roleProcess, type RoleProcess } from './role-process.ts'
import { programProcess } from './server-process.ts'

/** Every job queue, and how its job is blocked while running: by a locked table, or behind an import. */
const HELD_BY: Readonly<Record<string, { readonly table: string } | 'an import'>> = {
  'sweep-guest-tokens': { table: 'guest_tokens' },
  'sweep-accounts': { table: 'sessions' },
  'remove-pictures': { table: 'leaving_pictures' },
  'settle-payments': { table: 'payment_outbox' },
  'reconcile-payments': { table: 'payment_ledger' },
  'purge-searches': { table: 'shared_searches' },
  'write-data-copies': { table: 'data_copies' },
  'purge-api-uses': { table: 'api_uses' },
  'purge-exports': { table: 'export_tasks' },
  'purge-monitor-runs': { table: 'monitor_runs' },
  'purge-picture-uploads': { table: 'picture_uploads' },
  'purge-projects': { table: 'projects' },
  'purge-reports': { table: 'analysis_reports' },
  'purge-space-additions': { table: 'space_additions' },
  'purge-space-bin': { table: 'spaces' },
  'purge-webhook-deliveries': { table: 'webhook_deliveries' },
  'retell-legal-states': 'an import',
  'build-similar-marks': 'an import',
}
const QUEUES = Object.keys(HELD_BY).toSorted()
const TABLES = Object.values(HELD_BY).flatMap((held) => (held === 'an import' ? [] : [held.table]))
const BEHIND_IMPORTS = QUEUES.filter((queue) => HELD_BY[queue] === 'an import')
/** Records per file: about as many as a worker imports until a job is dispatched. */
const RECORDS = 6000
const LONG = 600_000
const PICTURE = `${'a'.repeat(22)}.png`

const started: RoleProcess[] = []
let installation: Installation
let settings: Record<string, string>
let database: pg.Client

beforeAll(async () => {
  installation = await oneMachine()
  settings = {
    ...installation.settings(),
    DATABASE_URL: installation.database,
    GEZHI_DEMO: '0',
    GEZHI_MEANING: 'off',
    GEZHI_LOG: 'info',
    // A blocked job occupies a connection; without a free one no job gives signs of life, and all are given up after two attempts.
    GEZHI_DATABASE_CONNECTIONS: '40',
  }
  database = new pg.Client({ connectionString: installation.database })
  await database.connect()
})
afterAll(async () => {
  await Promise.all(started.map((process) => process.stop()))
  await database.end()
  await installation.close()
})

it(
  'a worker killed in the midst of a job of every queue, and of an import: the other goes on with each of them, once, and nothing is lost or doubled',
  async () => {
    const dying = await startWorker()
    const picture = await aLeavingPicture()
    const { rows } = await database.query<{ name: string }>('SELECT name FROM pgboss.schedule')
    expect(rows.map(({ name }) => name).toSorted(), 'a queue has no case here').toEqual(QUEUES)

    const locks = new pg.Client({ connectionString: installation.database })
    await locks.connect()
    await locks.query(`BEGIN; LOCK TABLE ${TABLES.join(', ')} IN ACCESS EXCLUSIVE MODE`)
    const jobs = new Map<string, string>()
    for (const queue of QUEUES.filter((one) => HELD_BY[one] !== 'an import')) jobs.set(await send(queue), queue)
    await expect.poll(() => blocked(), { timeout: 240_000 }).toBe(TABLES.length)

    const { behind, imports } = await inTheMidstOfAnImport()
    for (const [id, queue] of behind) jobs.set(id, queue)
    await dying.kill()
    const other = await startWorker()
    // Statements of killed processes continue once they get the lock; their effect must be repeatable.
    await locks.query('ROLLBACK')
    await locks.end()
    // Simulates a missed heartbeat.
    await database.query(`UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 minute' WHERE state = 'active'`)

    const run = () =>
      [...other.output().matchAll(/"job":"([^"]+)","msg":"job completed"/g)].map(([, id]) => id!).filter((id) => jobs.has(id))
    await expect
      .poll(
        () =>
          run()
            .map((id) => jobs.get(id))
            .toSorted(),
        { timeout: 120_000 },
      )
      .toEqual(QUEUES)
    for (const id of behind.keys()) expect(dying.output()).not.toContain(id)
    await expect.poll(() => statesOf([...jobs.keys()])).toEqual(QUEUES.map(() => 'completed'))
    expect(await picture.isThere()).toBe(false)

    const outcomes = await Promise.all(imports.map(({ ended }) => ended))
    for (const { code, output } of outcomes) {
      expect(code, output).toBe(0)
      const [, added, known] =
        new RegExp(`read ${RECORDS} new (\\d+) changed 0 unchanged (\\d+) rejected 0 damaged 0 unknown 0\\s*$`).exec(output) ?? []
      expect(Number(added) + Number(known), output).toBe(RECORDS)
    }
    expect(outcomes.at(-1)!.output).toContain('The worker that ran the import has ended; the next one continues')
    expect(await documents()).toBe(imports.length * RECORDS)
    expect(run()).toHaveLength(QUEUES.length)
  },
  LONG,
)

async function startWorker(): Promise<RoleProcess> {
  const worker = roleProcess('worker', settings)
  started.push(worker)
  await worker.ready()
  return worker
}

async function send(queue: string): Promise<string> {
  const [id] = await sendJobs(installation.database, [queue], 1)
  return id!
}

/** Number of statements that wait for a table lock. */
async function blocked(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(DISTINCT relation)::int AS count FROM pg_locks WHERE NOT granted AND relation::regclass::text = ANY($1)`,
    [TABLES],
  )
  return rows[0]!.count
}

async function statesOf(ids: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ state: string }>('SELECT state::text FROM pgboss.job WHERE id = ANY($1::uuid[])', [ids])
  return rows.map(({ state }) => state)
}

async function documents(): Promise<number> {
  const engine = await installation.readIndex()
  const { documents: count } = await engine.status()
  await engine.close()
  return count
}

/** Imports files until the jobs of the index wait behind an import that has written something. */
async function inTheMidstOfAnImport() {
  const imports: ReturnType<typeof startImport>[] = []
  for (;;) {
    const before = await documents()
    const running = startImport(imports.length)
    imports.push(running)
    await expect.poll(() => documents(), { timeout: 120_000, interval: 20 }).toBeGreaterThan(before)
    const behind = new Map<string, string>()
    for (const queue of BEHIND_IMPORTS) behind.set(await send(queue), queue)
    const states = () => statesOf([...behind.keys()])
    await expect.poll(states, { timeout: 240_000, interval: 20 }).not.toContain('created')
    const isBlocked = (await states()).every((state) => state === 'active') && running.isRunning()
    // The command ends a little after its import.
    if (isBlocked && (await documents()) < imports.length * RECORDS) return { behind, imports }
  }
}

function startImport(number: number) {
  const file = join(settings['GEZHI_DATA']!, `kites-${number}.jsonl`)
  writeFileSync(file, Array.from({ length: RECORDS }, (_, index) => aKite(number * RECORDS + index)).join('\n'))
  const child = programProcess('import-command', [file], { ...settings, LC_ALL: 'en_US.UTF-8' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, output }))
  return { ended, isRunning: () => child.exitCode === null }
}

/** A picture in the file store with a pending deletion. */
async function aLeavingPicture() {
  const file = join(settings['GEZHI_DATA']!, 'files/uploads', PICTURE)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'picture')
  await database.query('INSERT INTO leaving_pictures (name, since) VALUES ($1, now())', [`uploads/${PICTURE}`])
  return { isThere: async () => existsSync(file) }
}
