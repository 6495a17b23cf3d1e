import { chmod } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashOf, newSessionToken } from '../../apps/server/src/accounts/tokens.ts'
import { sessions } from '../../apps/server/src/accounts/sessions/sessions-table.ts'
import { users } from '../../apps/server/src/accounts/users/users-table.ts'
import { connectDatabase, type Database } from '../../apps/server/src/database/connect-database.ts'
import { runningPostgres } from '../../apps/server/src/database/postgres-roles.ts'
import { dataFolder } from '../../apps/server/src/data-folder/data-folder.ts'
import { newLog } from '../../apps/server/src/http/new-log.ts'
import { projectUsers } from '../../apps/server/src/projects/projects-table.ts'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { median, percentile95 } from '../measuring.ts'
import { processorTime } from '../processor-time.ts'
import { startServerProcess, type ServerProcess } from '../server-process.ts'

const PATENTS = 50_000
const CONNECTIONS = 20
const SECONDS = 20
const WARM_UP_SECONDS = 5
/** Finds every demonstration patent. */
const EVERYTHING = 'ad>=1900'
const WORDS = ['石墨烯', '电池', '方法', '装置', 'graphene', 'battery', 'electrode', '传感器', '数据', '控制', '材料', 'method']
const GROUPS = ['class_ipc.section', 'country', 'applicant_patentee.original.name'].map((field) => ({ field, count: 10 }))

/** Folders and spaces of a great number of patents: how they are filled, and their result list beside the ordinary one. */
export const folder: Benchmark = {
  name: 'folder',
  description: `all of ${PATENTS} demonstration patents put into a folder of a project and into a space, in the background; then the folder as a result list, and the whole index (${EVERYTHING}), by turns: ${CONNECTIONS} users of the project, each on an address of its own, ask again as soon as they have their answer, so many seconds each after ${WARM_UP_SECONDS} to warm up: pages of 20 with count and three groups, without a query and with one of ${WORDS.length} words; the load comes from the same machine; in a data folder that is kept where one is named. CPU: time of the server for each answer`,
  columns: ['measured', 'answers', 'time', 'p95', 'CPU', 'errors'],
  run: async (ownFolder, [patents, seconds, reused]) => {
    // PostgreSQL, which does not run as root, must be able to enter.
    await chmod(ownFolder, 0o755)
    const data = reused ?? `${ownFolder}/data`
    const server = await startServerProcess(data, Number(patents ?? PATENTS))
    const address = await runningPostgres(dataFolder(data).postgres, 'application')
    if (address === null) throw new Error('The server has no PostgreSQL of its own')
    const database = connectDatabase(address, newLog('silent'))
    try {
      const people = await signIn(database, CONNECTIONS)
      const call = async <Data>(path: string, body: object): Promise<Data> => {
        const headers = { 'content-type': 'application/json', token: people[0]!.token }
        const answer = await fetch(`${server.address}/api/user/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        const { code, message, data: found } = (await answer.json()) as { code: number; message: string; data: Data }
        if (code !== 200) throw new Error(`${path}: ${message}`)
        return found
      }
      const { id: projectId } = await call<{ id: string }>('projectManage/add', { name: '项目' })
      const others = people.slice(1).map(({ userId }) => ({ projectId, userId, authority: 1, joinedAt: new Date() }))
      await database.insert(projectUsers).values(others)
      const { id: fileId } = await call<{ id: string }>('projectManageFile/add', { projectId, fileName: '文件夹' })
      const { id: spaceId } = await call<{ id: string }>('workSpace/add', { name: '空间' })
      const list = { call: 'searchPatents', request: { filter: { queryStr: EVERYTHING } } }
      const rows = [
        await filled('list into a folder', server, async () => {
          await call('projectManageFilePatent/importPatent', { fileId, list })
          return () => call<Task[]>('projectManageFilePatent/taskList', { projectId })
        }),
        await filled('list into a space', server, async () => {
          await call('workSpaceFile/addList', { spaceId, type: 'patent', ...list })
          return () => call<Task[]>('workSpaceFile/listAdditions', {})
        }),
      ]
      const duration = Number(seconds ?? SECONDS)
      const tokens = people.map(({ token }) => token)
      for (const kind of LISTS) await load(server, tokens, kind(fileId), WARM_UP_SECONDS)
      for (const [name, kind] of [
        ['folder, 1st round', LISTS[0]],
        ['index, 1st round', LISTS[1]],
        ['folder, 2nd round', LISTS[0]],
        ['index, 2nd round', LISTS[1]],
      ] as const)
        rows.push(row(name, await load(server, tokens, kind(fileId), duration)))
      return rows
    } finally {
      await database.$client.end()
      await server.stop()
    }
  },
}

interface Task {
  readonly state: string
  readonly added: number | null
  readonly reason: string | null
}

/** Starts a task and waits for its end. */
async function filled(name: string, { pid }: ServerProcess, begin: () => Promise<() => Promise<Task[]>>): Promise<string[]> {
  const [start, before] = [performance.now(), processorTime(pid)]
  const tasks = await begin()
  for (;;) {
    const task = (await tasks())[0]!
    if (task.state === 'failed') throw new Error(`${name}: ${task.reason}`)
    if (task.state === 'done') {
      const time = formatTime(performance.now() - start)
      return [name, String(task.added), time, '–', `${(processorTime(pid) - before).toFixed(1)} s in all`, '0']
    }
    await sleep(100)
  }
}

interface Person {
  readonly userId: string
  readonly token: string
}

/** Accounts with one session each, as after a login. */
async function signIn(database: Database, count: number): Promise<Person[]> {
  const now = new Date()
  const run = Date.now() % 10_000
  const numbers = Array.from({ length: count }, (_, i) => `138${String(run * 100 + i).padStart(8, '0')}`)
  const made = await database
    .insert(users)
    .values(numbers.map((telephone) => ({ nick: `n${telephone}`, telephone, createdAt: now })))
    .returning({ id: users.id })
  const people = made.map(({ id }) => ({ userId: id, token: newSessionToken() }))
  await database
    .insert(sessions)
    .values(
      people.map(({ userId, token }) => ({ userId, tokenHash: hashOf(token), state: 'active' as const, startedAt: now, seenAt: now })),
    )
  return people
}

/** A list: its path, and its request for a query. */
interface List {
  readonly path: string
  request(queryStr: string): object
}

const LISTS = [
  (fileId: string): List => ({ path: 'fileSearch', request: (queryStr) => ({ fileId, filter: { queryStr } }) }),
  (): List => ({
    path: 'search',
    request: (queryStr) => ({ filter: { queryStr: queryStr === '' ? EVERYTHING : `${queryStr} AND ${EVERYTHING}` } }),
  }),
] as const

interface Load {
  readonly times: readonly number[]
  /** CPU seconds of the server. */
  readonly processor: number
  readonly errors: readonly string[]
}

async function load({ address, pid }: ServerProcess, tokens: readonly string[], list: List, seconds: number): Promise<Load> {
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  const errors: string[] = []
  const before = processorTime(pid)
  let next = 0
  const client = async (token: string, index: number) => {
    // Linux routes all of 127.0.0.0/8 to itself.
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.0.${index + 2}` })
    while (performance.now() < until) {
      const number = next++
      const words = number % 2 === 0 ? '' : WORDS[(number >> 1) % WORDS.length]!
      const from = ((number >> 1) % 50) * 20
      const body = JSON.stringify({ ...list.request(words), groupList: GROUPS, from: words === '' ? from : 0, size: 20 })
      const start = performance.now()
      const error = await sendRequest(`${address}/api/search/ts/${list.path}`, agent, token, body)
      if (error === null) times.push(performance.now() - start)
      else errors.push(error)
    }
    agent.destroy()
  }
  await Promise.all(tokens.map(client))
  if (errors.length > 0) console.log(errors.slice(0, 3).join('\n'))
  return { times, processor: processorTime(pid) - before, errors }
}

/** null if the search succeeded, else the error. */
function sendRequest(url: string, agent: Agent, token: string, body: string): Promise<string | null> {
  const headers = { token, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve(text.startsWith('{"code":200,') ? null : text.slice(0, 200)))
    })
    sent.on('error', (error) => resolve(error.message))
    sent.end(body)
  })
}

function row(name: string, { times, processor, errors }: Load): string[] {
  const cpu = `${((processor * 1000) / Math.max(1, times.length)).toFixed(2)} ms`
  return [name, String(times.length), formatTime(median(times)), formatTime(percentile95(times)), cpu, String(errors.length)]
}
