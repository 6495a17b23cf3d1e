import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../apps/server/src/testing/test-database.ts'
import { aKite } from './a-kite.ts'
import { logIn, post, register } from './a-person.ts'
import { dataParent, outcomeOf, programProcess, serverProcess, type ServerProcess } from './server-process.ts'
import { SMALL_DISK_MISSING, smallDisk } from './small-disk.ts'

const MB = 1024 ** 2
const LONG = 600_000
const RECORDS = 60
/** One of each way of writing (typeset parts, parts, sheets, lines); two at a time, as many as a process writes at once. */
const PAIRS = [
  ['pdf', 'docx'],
  ['xlsx', 'jsonl'],
] as const
/** Any number: a writer waits for this lock before it records a part of its file. */
const LOCK = 4711
const HOLD_WRITERS = `
  CREATE FUNCTION hold_writer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_advisory_xact_lock_shared(${LOCK}); RETURN NEW; END $$;
  CREATE TRIGGER hold_writer BEFORE UPDATE ON export_tasks FOR EACH ROW WHEN (NEW.parts > OLD.parts) EXECUTE FUNCTION hold_writer()`

interface Task {
  readonly id: string
  readonly state: string
  readonly done: number
  readonly total: number | null
  readonly reason: string | null
}

interface Killed {
  readonly fileType: string
  readonly id: string
  readonly headers: { readonly token: string }
}

describe('exports of a server', () => {
  const folder = dataParent('gezhi-export-')
  // The reason for a missing disk is printed by disk-full.test.ts.
  const disk = SMALL_DISK_MISSING === null ? smallDisk(join(folder, 'disk'), 700 * MB) : null
  const data = join(disk?.folder ?? folder, 'data')
  let database: TestDatabase
  let server: ServerProcess
  const start = () => {
    server = serverProcess(data, {
      DATABASE_URL: database.url,
      GEZHI_DEMO: '0',
      GEZHI_ACCESS: 'open',
      GEZHI_LOG: 'error',
      GEZHI_MEANING: 'off',
    })
    return server.ready()
  }
  let locks: pg.Client
  beforeAll(async () => {
    database = await testDatabase()
    locks = new pg.Client({ connectionString: database.url })
    await locks.connect()
    await locks.query(HOLD_WRITERS)
    const file = join(folder, 'kites.jsonl')
    writeFileSync(file, Array.from({ length: RECORDS }, (_, index) => aKite(index)).join('\n'))
    const { code, output } = await outcomeOf(programProcess('import-command', [file], { GEZHI_DATA: data }))
    expect(code, output).toBe(0)
  }, LONG)
  afterAll(async () => {
    await server.stop()
    await locks.end()
    await database.drop()
    disk?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    'whose writer is killed are written by the next process, as without a kill: each record once, in the same order',
    async () => {
      let url = await start()
      const killed: Killed[] = []
      for (const pair of PAIRS) {
        await locks.query('SELECT pg_advisory_lock($1)', [LOCK])
        const begun: Killed[] = []
        for (const fileType of pair) {
          const headers = await aUser(url, `1390000888${killed.length + begun.length}`)
          begun.push({ fileType, headers, id: await put(url, fileType, headers) })
        }
        await expect.poll(heldWriters, { timeout: 120_000 }).toBe(pair.length)
        await server.kill()
        await locks.query('SELECT pg_advisory_unlock($1)', [LOCK])
        url = await start()
        for (const { fileType, id, headers } of begun) expect(await taskOf(url, id, headers), fileType).toMatchObject({ state: 'running' })
        // Simulates a missed heartbeat.
        await locks.query(`UPDATE export_tasks SET seen_at = seen_at - interval '1 minute' WHERE state = 'running'`)
        for (const task of begun) await untilWritten(url, task)
        killed.push(...begun)
      }
      for (const { fileType, id, headers } of killed) {
        const contents = await contentsOf(url, id, headers)
        if (fileType === 'pdf') {
          expect([contents.subarray(0, 5).toString(), contents.subarray(-6).toString().trim()]).toEqual(['%PDF-', '%%EOF'])
          continue
        }
        const uninterrupted = { fileType, id: await put(url, fileType, headers), headers }
        await untilWritten(url, uninterrupted)
        expect(contents.equals(await contentsOf(url, uninterrupted.id, headers)), fileType).toBe(true)
        if (fileType === 'jsonl') expectEachOnce(contents.toString())
      }
      expect(leftIn(join(data, 'work/exports'))).toEqual([])
    },
    LONG,
  )

  it(
    'that are cancelled leave nothing',
    async () => {
      const url = await server.ready()
      const headers = await aUser(url, '13900008890')
      const before = leftIn(join(data, 'files/exports'))
      const id = await put(url, 'pdf', headers)
      await expect.poll(() => leftIn(join(data, 'work/exports', id)), { timeout: 240_000 }).not.toEqual([])
      expect(await post(url, '/api/search/export/clean', { idList: [id] }, headers)).toMatchObject({ code: 200 })
      await expect.poll(() => leftIn(join(data, 'work/exports')), { timeout: 240_000 }).toEqual([])
      expect(leftIn(join(data, 'files/exports'))).toEqual(before)
    },
    LONG,
  )

  // The reason for a missing disk is printed by disk-full.test.ts.
  it.skipIf(disk === null)(
    'that fill the disk fail with that reason and free what they took; with room the next one succeeds',
    async () => {
      const url = await server.ready()
      const headers = await aUser(url, '13900008891')
      const before = leftIn(join(data, 'files/exports'))
      disk!.fill(MB / 16)
      const full = await put(url, 'pdf', headers)
      await expect.poll(async () => (await taskOf(url, full, headers)).state, { timeout: 180_000, interval: 500 }).toBe('failed')
      expect((await taskOf(url, full, headers)).reason).toContain('存储空间已满')
      expect([leftIn(join(data, 'work/exports')), leftIn(join(data, 'files/exports'))]).toEqual([[], before])
      disk!.empty()
      const whole = await put(url, 'csv', headers)
      await expect.poll(async () => (await taskOf(url, whole, headers)).state, { timeout: 240_000 }).toBe('done')
    },
    LONG,
  )

  async function heldWriters(): Promise<number> {
    const { rows } = await locks.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid = $1`,
      [LOCK],
    )
    return rows[0]!.count
  }
})

/** The token of a new user. */
async function aUser(url: string, phone: string): Promise<{ token: string }> {
  await register(url, phone)
  const { token } = await logIn(url, phone)
  return { token }
}

/** Exports all fields of every record; returns the id of the task. */
async function put(url: string, fileType: string, headers: Record<string, string>): Promise<string> {
  const { data: fields } = await post<{ code: string }[]>(url, '/api/search/export/fieldList', { fileType }, headers)
  const body = { queryStr: 'country=CN', fileType, fieldList: fields.map(({ code }) => code) }
  const { data, message } = await post<{ id: string }>(url, '/api/search/export/put', body, headers)
  expect(data.id, message).toBeDefined()
  return data.id
}

async function taskOf(url: string, id: string, headers: Record<string, string>): Promise<Task> {
  const { data } = await post<{ list: Task[] }>(url, '/api/search/export/history', {}, headers)
  return data.list.find((task) => task.id === id)!
}

async function untilWritten(url: string, { fileType, id, headers }: Killed): Promise<void> {
  await expect.poll(async () => (await taskOf(url, id, headers)).state, { timeout: 180_000, interval: 500, message: fileType }).toBe('done')
  expect(await taskOf(url, id, headers), fileType).toMatchObject({ done: RECORDS, total: RECORDS, reason: null })
}

/** The bytes of a finished file; those of all entries of a zip file, whose headers contain the time. */
async function contentsOf(url: string, id: string, headers: Record<string, string>): Promise<Buffer> {
  const bytes = Buffer.from(await (await fetch(`${url}/api/search/export/download?id=${id}`, { headers })).arrayBuffer())
  if (bytes.subarray(0, 2).toString() !== 'PK') return bytes
  return Buffer.concat(Object.values(unzipSync(bytes)))
}

/** A line for each record, no publication number in two of them. */
function expectEachOnce(lines: string): void {
  const numbers = lines
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { pn: string }).pn)
  expect([numbers.length, new Set(numbers).size]).toEqual([RECORDS, RECORDS])
}

function leftIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
