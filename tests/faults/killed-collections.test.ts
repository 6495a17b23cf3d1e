import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aKite } from './a-kite.ts'
import { logIn, post, register } from './a-person.ts'
import { oneMachine, type Installation } from './installation.ts'
import { roleProcess, type RoleProcess } from './role-process.ts'
import { outcomeOf, programProcess } from './server-process.ts'

const RECORDS = 200
const LONG = 600_000
const PHONE = '13900007777'
/** What stores the result of a task, in one transaction. */
const TABLES = ['project_file_patents', 'space_files']

interface Task {
  readonly id: string
  readonly state: string
  readonly added: number | null
}

const started: RoleProcess[] = []
let installation: Installation
let database: pg.Client

beforeAll(async () => {
  installation = await oneMachine()
  database = new pg.Client({ connectionString: installation.database })
  await database.connect()
})
afterAll(async () => {
  await Promise.all(started.map((process) => process.stop()))
  await database.end()
  await installation.close()
})

it(
  'a worker killed while a whole list is put into a folder and into a space: the next one puts each record there once',
  async () => {
    await importKites()
    const url = await (await start('web')).ready()
    await register(url, PHONE)
    const { token } = await logIn(url, PHONE)
    const call = async <Data>(path: string, body: object) => (await post<Data>(url, `/api/user/${path}`, body, { token })).data
    const { id: projectId } = await call<{ id: string }>('projectManage/add', { name: '项目' })
    const { id: fileId } = await call<{ id: string }>('projectManageFile/add', { projectId, fileName: '文件夹' })
    const { id: spaceId } = await call<{ id: string }>('workSpace/add', { name: '空间' })
    const list = { call: 'searchPatents', request: { filter: { queryStr: 'country=CN' } } }
    await call('projectManageFilePatent/importPatent', { fileId, list })
    await call('workSpaceFile/addList', { spaceId, type: 'patent', ...list })
    const taskOf = async () => (await call<Task[]>('projectManageFilePatent/taskList', { projectId }))[0]!
    const additionOf = async () => (await call<Task[]>('workSpaceFile/listAdditions', {}))[0]!

    const locks = new pg.Client({ connectionString: installation.database })
    await locks.connect()
    await locks.query(`BEGIN; LOCK TABLE ${TABLES.join(', ')} IN SHARE MODE`)
    const dying = await start('worker')
    await expect.poll(blocked, { timeout: 120_000 }).toBe(TABLES.length)
    await dying.kill()
    await locks.query('ROLLBACK')
    await locks.end()
    // Statements of the killed process may have gone on, but it cannot have committed.
    expect([(await taskOf()).state, (await additionOf()).state]).toEqual(['running', 'running'])
    expect(await stored()).toEqual([0, 0])
    // Simulates a missed heartbeat.
    for (const table of ['project_tasks', 'space_additions'])
      await database.query(`UPDATE ${table} SET seen_at = seen_at - interval '1 minute'`)

    await start('worker')
    const done = async () => [await taskOf(), await additionOf()].map(({ state, added }) => ({ state, added }))
    await expect.poll(async () => (await done()).map(({ state }) => state), { timeout: 120_000 }).toEqual(['done', 'done'])
    const [inFolder, inSpace] = await stored()
    expect(inFolder).toBe(RECORDS)
    expect(inSpace).toBe(inFolder)
    expect((await done()).map(({ added }) => added)).toEqual([inFolder, inFolder])
    expect(await call<number>('projectManageFile/getPatentCount', { id: fileId })).toBe(inFolder)
  },
  LONG,
)

async function start(role: 'web' | 'worker'): Promise<RoleProcess> {
  const process = roleProcess(role, {
    ...installation.settings(),
    DATABASE_URL: installation.database,
    GEZHI_ACCESS: 'open',
    GEZHI_DEMO: '0',
    GEZHI_MEANING: 'off',
    GEZHI_LOG: 'error',
  })
  started.push(process)
  if (role === 'worker') await process.ready()
  return process
}

async function importKites(): Promise<void> {
  const { GEZHI_DATA = '' } = installation.settings()
  const file = join(dirname(GEZHI_DATA), 'kites.jsonl')
  writeFileSync(file, Array.from({ length: RECORDS }, (_, index) => aKite(index)).join('\n'))
  const { code, output } = await outcomeOf(programProcess('import-command', [file], { GEZHI_DATA }))
  expect(code, output).toBe(0)
}

/** Number of the tables that a statement waits to write to. */
async function blocked(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'SELECT count(DISTINCT relation)::int AS count FROM pg_locks WHERE NOT granted AND relation::regclass::text = ANY($1)',
    [TABLES],
  )
  return rows[0]!.count
}

/** Records in folders and in spaces. */
async function stored(): Promise<number[]> {
  const counts = TABLES.map((table) => database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))
  return (await Promise.all(counts)).map(({ rows }) => rows[0]!.count)
}
