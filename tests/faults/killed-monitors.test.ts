import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { followEngine } from '../../apps/server/src/adapters/open-engine.ts'
import { readSettings } from '../../apps/server/src/settings/read-settings.ts'
import { REAL_FILES, REAL_FILES_MISSING } from '../real-files/real-files.ts'
import { logIn, post, register } from './a-person.ts'
import { aKite } from './a-kite.ts'
import { oneMachine, type Installation } from './installation.ts'
import { roleProcess, type RoleProcess } from './role-process.ts'
import { dataParent, programProcess } from './server-process.ts'

/** Records of all imports. */
const RECORDS = 1000
const LONG = 600_000
const PHONE = '13900007788'

/** Monitored queries, each with a test of the record that does not use the engine. */
const QUERIES: readonly (readonly [query: string, matches: (record: PatentRecord) => boolean])[] = [
  ['pd=[20180101 TO 20191231]', ({ publicationDate = '' }) => publicationDate >= '20180101' && publicationDate <= '20191231'],
  ['country=(CN OR US)', ({ office }) => office === 'CN' || office === 'US'],
  ['pd=[18000101 TO 18001231]', () => false],
]

/** In which statement each run is killed: before its hits are compared, when they are stored, when its message is. */
const KILLS = [
  { table: 'users', lock: 'ACCESS EXCLUSIVE', statement: 'select%from "users"%' },
  { table: 'monitor_runs', lock: 'SHARE', statement: 'insert into "monitor_runs"%' },
  { table: 'messages', lock: 'SHARE', statement: 'insert into "messages"%' },
] as const

const started: RoleProcess[] = []
const folder = dataParent('gezhi-monitors-')
/** `npm run test:opensearch -- tests/faults/killed-monitors.test.ts`: an index of its own on that cluster. */
const cluster = process.env['OPENSEARCH_URL']
const search: Record<string, string> =
  cluster === undefined ? {} : { GEZHI_SEARCH_URL: cluster, GEZHI_SEARCH_INDEX: `monitors-${Date.now()}` }
let installation: Installation
let settings: Record<string, string>
let database: pg.Client

beforeAll(async () => {
  installation = await oneMachine()
  settings = {
    ...installation.settings(),
    ...search,
    DATABASE_URL: installation.database,
    GEZHI_ACCESS: 'open',
    GEZHI_DEMO: '0',
    GEZHI_MEANING: 'off',
    GEZHI_LOG: 'error',
  }
  database = new pg.Client({ connectionString: installation.database })
  await database.connect()
})
afterAll(async () => {
  await Promise.all(started.map((process) => process.stop()))
  await database.end()
  await installation.close()
  if (cluster !== undefined) await fetch(new URL(`/${search['GEZHI_SEARCH_INDEX']}-*`, cluster.split(',')[0]), { method: 'DELETE' })
  rmSync(folder, { recursive: true, force: true })
})

it(
  'a worker killed in each of three runs of monitors: of 1,000 new records those that match are reported, each once, with one message a run',
  async () => {
    let worker = await start('worker')
    const url = await (await start('web')).ready()
    await register(url, PHONE)
    const { token } = await logIn(url, PHONE)
    const call = async <Data>(path: string, body: object) => (await post<Data>(url, `/api/${path}`, body, { token })).data
    const monitors: string[] = []
    for (const [index, [queryStr]] of QUERIES.entries()) {
      const { id } = await call<{ id: string }>('search/monitor/add', { name: `监控${index}`, queryStr, frequency: 2 })
      monitors.push(id)
    }
    // The first run only notes the records that are there.
    await expect.poll(() => runsOf(monitors), { timeout: 240_000 }).toEqual(monitors.map(() => 1))

    const known = new Set<string>()
    const expected: Set<string>[][] = []
    for (const [part, { table, lock, statement }] of KILLS.entries()) {
      await importPart(part)
      const fresh = (await contents()).filter(({ docId }) => !known.has(docId))
      for (const { docId } of fresh) known.add(docId)
      expected.push(QUERIES.map(([, matches]) => new Set(fresh.filter(({ record }) => matches(record)).map(({ docId }) => docId))))

      const locks = new pg.Client({ connectionString: installation.database })
      await locks.connect()
      await locks.query(`BEGIN; LOCK TABLE ${table} IN ${lock} MODE`)
      // Three runs were missed; they are made up once.
      await database.query(`UPDATE monitors SET next_at = now() - interval '3 days'`)
      await expect.poll(() => blocked(statement), { timeout: 240_000 }).toBe(true)
      await worker.kill()
      await locks.query('ROLLBACK')
      await locks.end()
      // Simulates the end of the claims of the dead process.
      await database.query(`UPDATE monitors SET claimed_until = now() - interval '1 second' WHERE claimed_until IS NOT NULL`)
      worker = await start('worker')
      await expect.poll(() => runsOf(monitors), { timeout: 240_000 }).toEqual(monitors.map(() => part + 2))
      await expect.poll(unsent, { timeout: 240_000 }).toBe(0)
    }
    expect(known.size).toBeGreaterThan(RECORDS * 0.95)

    for (const [index, id] of monitors.entries()) {
      const { list: runs } = await call<{ list: { id: string; found: number }[] }>('search/monitor/runs', { id, pageSize: 100 })
      const found: string[][] = []
      for (const run of runs.toReversed()) {
        const codes: string[] = []
        for (let pageNo = 1; pageNo <= Math.ceil(run.found / 100); pageNo += 1) {
          const { list } = await call<{ list: { code: string }[] }>('search/monitor/hits', { runId: run.id, pageNo, pageSize: 100 })
          codes.push(...list.map(({ code }) => code))
        }
        found.push(codes)
      }
      expect(found.map((codes) => new Set(codes))).toEqual(expected.map((sets) => sets[index]!))
      expect(new Set(found.flat()).size).toBe(found.flat().length)
    }
    expect(expected.flat().some((set) => set.size > 0 && set.size < known.size / KILLS.length)).toBe(true)
    const { total } = await call<{ total: number }>('sms/msg/list', {})
    expect(total).toBe(expected.flat().filter(({ size }) => size > 0).length)
  },
  LONG,
)

async function start(role: 'web' | 'worker'): Promise<RoleProcess> {
  const process = roleProcess(role, settings)
  started.push(process)
  if (role === 'worker') await process.ready()
  return process
}

/** Whether such a statement waits for a lock. */
async function blocked(statement: string): Promise<boolean> {
  const { rows } = await database.query(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE $1`, [statement])
  return rows.length > 0
}

/** How often each monitor was run to its end. */
async function runsOf(ids: readonly string[]): Promise<number[]> {
  const { rows } = await database.query<{ id: string; count: number }>('SELECT id, run_count AS count FROM monitors')
  return ids.map((id) => rows.find((row) => row.id === id)!.count)
}

async function unsent(): Promise<number> {
  const { rows } = await database.query<{ count: number }>('SELECT count(*)::int AS count FROM monitor_runs WHERE is_unsent')
  return rows[0]!.count
}

/** Imports a third of the records: real ones of the USPTO where they exist, otherwise invented ones. */
async function importPart(part: number): Promise<void> {
  const lines = realLines ?? Array.from({ length: RECORDS }, (_, index) => datedKite(index))
  const file = join(folder, `part-${part}.jsonl`)
  writeFileSync(file, `${lines.filter((_line, index) => index % KILLS.length === part).join('\n')}\n`)
  const child = programProcess('import-command', [file], { ...settings, LC_ALL: 'en_US.UTF-8' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  expect(code, output).toBe(0)
}

const realLines =
  REAL_FILES_MISSING === undefined
    ? gunzipSync(readFileSync(join(REAL_FILES, 'uspto-patents/public-search-biblio.jsonl.gz')))
        .toString()
        .split('\n')
        .slice(0, RECORDS)
    : null

function datedKite(index: number): string {
  return JSON.stringify({ ...(JSON.parse(aKite(index)) as object), publication_date: `20${10 + (index % 20)}-03-25` })
}

async function contents(): Promise<{ docId: string; record: PatentRecord }[]> {
  const engine = await followEngine({ kind: PATENT_KIND, folder: join(settings['GEZHI_DATA']!, 'index') }, readSettings(search))
  const records: { docId: string; record: PatentRecord }[] = []
  for (let after: string | null = null; ;) {
    const part = await engine.contents({ after, limit: 1000 })
    records.push(...part.records)
    if (part.next === null) break
    after = part.next
  }
  await engine.close()
  return records
}
