import { chmod } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { captchas } from '../../apps/server/src/accounts/captcha/captchas-table.ts'
import { passwordHasher } from '../../apps/server/src/accounts/passwords/password-hasher.ts'
import { users } from '../../apps/server/src/accounts/users/users-table.ts'
import { connectDatabase, type Database } from '../../apps/server/src/database/connect-database.ts'
import { runningPostgres } from '../../apps/server/src/database/postgres-roles.ts'
import { newLog } from '../../apps/server/src/http/new-log.ts'
import { dataFolder } from '../../apps/server/src/data-folder/data-folder.ts'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { median, percentile95 } from '../measuring.ts'
import { startServerProcess } from '../server-process.ts'

const RATE = 200
const SECONDS = 30
const WARM_UP_SECONDS = 5
const PATENTS = 20_000
const SEARCHES_A_SECOND = 10
const PASSWORD = createHash('md5').update('Lamp0nDesk').digest('hex')
const ANSWER = 'ABCD'
const QUERIES = ['石墨烯', 'graphene AND battery', 'TIAB=(电池 NEAR/5 电极)', 'AP=(大学) AND ad>=2020', 'ipc=H01M']

/** Many users log in at the same time, while searches run. */
export const logins: Benchmark = {
  name: 'logins',
  description: `POST /api/user/user/login with right captchas and passwords, ${RATE} a second whether or not the others were answered, each of another account; beside it ${SEARCHES_A_SECOND} searches a second over ${PATENTS} demonstration patents, which are measured alone before; the load comes from the same machine`,
  columns: ['what', 'seconds', 'asked', 'answered', 'refused (LOGIN_BUSY)', 'errors', 'median', 'p95', 'slowest'],
  run: async (folder, [seconds = SECONDS]) => {
    // PostgreSQL, which does not run as root, must be able to enter.
    await chmod(folder, 0o755)
    const data = `${folder}/data`
    const server = await startServerProcess(data, PATENTS)
    const address = await runningPostgres(dataFolder(data).postgres, 'application')
    if (address === null) throw new Error('The server has no PostgreSQL of its own')
    const database = connectDatabase(address, newLog('silent'))
    try {
      const duration = Number(seconds)
      const forms = await makeForms(database, RATE * (duration + WARM_UP_SECONDS))
      const login = (sent: number) => sendRequest(server.address, '/api/user/user/login', forms[sent]!)
      const search = (sent: number) => sendRequest(server.address, '/api/search/ts/search', searchOf(sent))
      await load(search, SEARCHES_A_SECOND, WARM_UP_SECONDS)
      const alone = await load(search, SEARCHES_A_SECOND, duration)
      await load(login, RATE, WARM_UP_SECONDS)
      const offset = RATE * WARM_UP_SECONDS
      const [entered, beside] = await Promise.all([
        load((sent) => login(offset + sent), RATE, duration),
        load((sent) => search(sent), SEARCHES_A_SECOND, duration),
      ])
      return [row('searches alone', duration, alone), row('logins', duration, entered), row('searches beside them', duration, beside)]
    } finally {
      await database.$client.end()
      await server.stop()
    }
  },
}

/** Accounts with the password `PASSWORD`, each with a captcha; returns the requests of their login forms. */
async function makeForms(database: Database, count: number): Promise<string[]> {
  const passwordHash = await passwordHasher().hash(PASSWORD)
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const forms: string[] = []
  for (let from = 0; from < count; from += 1000) {
    const numbers = Array.from({ length: Math.min(1000, count - from) }, (_, index) => from + index)
    const telephones = numbers.map((number) => `138${String(number).padStart(8, '0')}`)
    const account = { passwordHash, passwordChangedAt: now, createdAt: now }
    await database.insert(users).values(telephones.map((telephone) => ({ nick: `n${telephone}`, telephone, ...account })))
    const drawn = await database
      .insert(captchas)
      .values(numbers.map(() => ({ answer: ANSWER, expiresAt })))
      .returning({ id: captchas.id })
    forms.push(
      ...telephones.map((phoneOrEmail, index) =>
        JSON.stringify({ phoneOrEmail, password: PASSWORD, verifyId: drawn[index]!.id, code: ANSWER }),
      ),
    )
  }
  await database.execute('ANALYZE')
  return forms
}

function searchOf(sent: number): string {
  const groupList = [{ field: 'country', count: 10 }]
  return JSON.stringify({ filter: { queryStr: QUERIES[sent % QUERIES.length]! }, groupList, from: 20 * (sent % 7), size: 20 })
}

interface Load {
  /** Milliseconds of the successful ones. */
  readonly times: number[]
  requests: number
  rejected: number
  readonly errors: string[]
}

/** Sends `rate` requests per second for `seconds`, regardless of late responses, and waits for the last one. */
async function load(one: (sent: number) => Promise<string>, rate: number, seconds: number): Promise<Load> {
  const load: Load = { times: [], requests: 0, rejected: 0, errors: [] }
  const running: Promise<void>[] = []
  const start = performance.now()
  for (; ; await sleep(2)) {
    const due = ((performance.now() - start) / 1000) * rate
    if (due >= rate * seconds) break
    for (; load.requests < due; load.requests += 1) running.push(note(one(load.requests), load))
  }
  await Promise.all(running)
  if (load.errors.length > 0) console.log(load.errors.slice(0, 3).join('\n'))
  return load
}

async function note(answer: Promise<string>, load: Load): Promise<void> {
  const start = performance.now()
  try {
    const text = await answer
    if (text.startsWith('{"code":200,')) load.times.push(performance.now() - start)
    else if (text.includes('"LOGIN_BUSY"')) load.rejected += 1
    else load.errors.push(text.slice(0, 200))
  } catch (error) {
    load.errors.push(String(error))
  }
}

/** One per path: searches do not wait for the connections of logins. */
const agents = new Map<string, Agent>()

function sendRequest(address: string, path: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const agent = agents.get(path) ?? new Agent({ keepAlive: true, maxSockets: 512 })
  agents.set(path, agent)
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve(text))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function row(what: string, seconds: number, { times, requests, rejected, errors }: Load): string[] {
  const spread = times.length === 0 ? ['', '', ''] : [median(times), percentile95(times), Math.max(...times)].map(formatTime)
  return [what, ...[seconds, requests, times.length, rejected, errors.length].map(String), ...spread]
}
