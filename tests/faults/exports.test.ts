import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, it, onTestFinished } from 'vitest'
import { logIn, post, register } from './a-person.ts'
import { dataParent, serverProcess, type ServerProcess } from './server-process.ts'
import { SMALL_DISK_MISSING, smallDisk } from './small-disk.ts'

const MB = 1024 ** 2
const LONG = 300_000
const RECORDS = 400
const SETTINGS = { GEZHI_DEMO: String(RECORDS), GEZHI_ACCESS: 'open', GEZHI_LOG: 'error', GEZHI_MEANING: 'off' }
const PHONE = '13900009999'

/** Enough records that no format is written before its process can be killed. */
const LONG_LIST = 500
/** Formats that are written again from the start, one of each way of writing (parts, sheets, lines); PDF goes on with the parts it has. */
const RESTARTED = ['docx', 'xlsx', 'jsonl'] as const

interface Task {
  readonly id: string
  readonly state: string
  readonly done: number
  readonly total: number | null
  readonly reason: string | null
}

it(
  'an export whose writer is killed is written by the next process; one that is cancelled leaves nothing',
  async () => {
    const folder = dataParent('gezhi-export-')
    const data = join(folder, 'data')
    let server = serverProcess(data, SETTINGS)
    onTestFinished(async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    })
    const headers = await aUser(server)
    const id = await put(await server.ready(), 'pdf', headers)
    await expect.poll(async () => (await taskOf(server, id, headers)).done, { timeout: 60_000 }).toBeGreaterThan(0)
    await server.kill()
    server = serverProcess(data, SETTINGS)
    const url = await server.ready()
    expect(await taskOf(server, id, headers)).toMatchObject({ state: 'running' })
    await expect.poll(async () => (await taskOf(server, id, headers)).state, { timeout: 180_000, interval: 500 }).toBe('done')
    expect(await taskOf(server, id, headers)).toMatchObject({ done: RECORDS, total: RECORDS, reason: null })
    const file = Buffer.from(await (await fetch(`${url}/api/search/export/download?id=${id}`, { headers })).arrayBuffer())
    expect([file.subarray(0, 5).toString(), file.subarray(-6).toString().trim()]).toEqual(['%PDF-', '%%EOF'])
    expect(leftIn(join(data, 'work/exports'))).toEqual([])

    const cancelled = await put(url, 'pdf', headers)
    await expect.poll(async () => (await taskOf(server, cancelled, headers)).done, { timeout: 60_000 }).toBeGreaterThan(0)
    expect(await post(url, '/api/search/export/clean', { idList: [cancelled] }, headers)).toMatchObject({ code: 200 })
    await expect.poll(() => leftIn(join(data, 'work/exports')), { timeout: 30_000 }).toEqual([])
    expect(leftIn(join(data, 'files/exports'))).toEqual([id])
  },
  LONG,
)

it(
  'a file written again after a kill equals that of an uninterrupted run: each record once, in the same order',
  async () => {
    const folder = dataParent('gezhi-export-again-')
    const data = join(folder, 'data')
    const settings = { ...SETTINGS, GEZHI_DEMO: String(LONG_LIST) }
    let server = serverProcess(data, settings)
    onTestFinished(async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    })
    const killed: { fileType: string; id: string; headers: { token: string } }[] = []
    for (const [index, fileType] of RESTARTED.entries()) {
      const headers = await aUser(server, `1390000888${index}`)
      const fields = await allFields(await server.ready(), fileType, headers)
      const id = await put(await server.ready(), fileType, headers, fields)
      await expect.poll(async () => (await taskOf(server, id, headers)).state, { timeout: 60_000, interval: 10 }).toBe('running')
      // The others are written before the first report of how many records are done.
      if (fileType === 'docx')
        await expect.poll(async () => (await taskOf(server, id, headers)).done, { timeout: 60_000 }).toBeGreaterThan(0)
      await server.kill()
      server = serverProcess(data, settings)
      await server.ready()
      expect(await taskOf(server, id, headers), fileType).toMatchObject({ state: 'running' })
      killed.push({ fileType, id, headers })
    }
    const url = await server.ready()
    for (const { fileType, id, headers } of killed) {
      const uninterrupted = await put(url, fileType, headers, await allFields(url, fileType, headers))
      for (const task of [id, uninterrupted]) {
        await expect.poll(async () => (await taskOf(server, task, headers)).state, { timeout: 180_000, interval: 500 }).toBe('done')
        expect(await taskOf(server, task, headers), fileType).toMatchObject({ done: LONG_LIST, total: LONG_LIST, reason: null })
      }
      const contents = await contentsOf(url, id, headers)
      expect(contents.equals(await contentsOf(url, uninterrupted, headers)), fileType).toBe(true)
      if (fileType === 'jsonl') expectEachOnce(contents.toString())
    }
    expect(leftIn(join(data, 'work/exports'))).toEqual([])
  },
  2 * LONG,
)

// The reason for skipping is printed by disk-full.test.ts.
it.skipIf(SMALL_DISK_MISSING !== null)(
  'an export that fills the disk fails with that reason and frees what it took; with room the next one succeeds',
  async () => {
    const folder = dataParent('gezhi-export-full-')
    const disk = smallDisk(join(folder, 'disk'), 700 * MB)
    const data = join(disk.folder, 'data')
    const server = serverProcess(data, SETTINGS)
    onTestFinished(async () => {
      await server.stop()
      disk.remove()
      rmSync(folder, { recursive: true, force: true })
    })
    const headers = await aUser(server)
    const url = await server.ready()
    disk.fill(2 * MB)
    const full = await put(url, 'pdf', headers)
    await expect.poll(async () => (await taskOf(server, full, headers)).state, { timeout: 180_000, interval: 500 }).toBe('failed')
    expect((await taskOf(server, full, headers)).reason).toContain('存储空间已满')
    expect([leftIn(join(data, 'work/exports')), leftIn(join(data, 'files/exports'))]).toEqual([[], []])
    disk.empty()
    const whole = await put(url, 'csv', headers)
    await expect.poll(async () => (await taskOf(server, whole, headers)).state, { timeout: 60_000 }).toBe('done')
  },
  LONG,
)

/** The token of a user of a server. */
async function aUser(server: ServerProcess, phone = PHONE): Promise<{ token: string }> {
  const url = await server.ready()
  await register(url, phone)
  const { token } = await logIn(url, phone)
  return { token }
}

/** Exports every record; returns the id of the task. */
async function put(url: string, fileType: string, headers: Record<string, string>, fieldList?: readonly string[]): Promise<string> {
  const body = { queryStr: 'ad=[* TO *]', fileType, fieldList }
  const { data, message } = await post<{ id: string }>(url, '/api/search/export/put', body, headers)
  expect(data.id, message).toBeDefined()
  return data.id
}

/** The codes of all fields of a format. */
async function allFields(url: string, fileType: string, headers: Record<string, string>): Promise<string[]> {
  const { data } = await post<{ code: string }[]>(url, '/api/search/export/fieldList', { fileType }, headers)
  return data.map(({ code }) => code)
}

async function taskOf(server: ServerProcess, id: string, headers: Record<string, string>): Promise<Task> {
  const { data } = await post<{ list: Task[] }>(await server.ready(), '/api/search/export/history', {}, headers)
  return data.list.find((task) => task.id === id)!
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
  expect([numbers.length, new Set(numbers).size]).toEqual([LONG_LIST, LONG_LIST])
}

function leftIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
