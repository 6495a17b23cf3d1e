import { chmod } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashOf, newSessionToken } from '../../apps/server/src/accounts/tokens.ts'
import { userProducts } from '../../apps/server/src/accounts/products/user-products-table.ts'
import { sessions } from '../../apps/server/src/accounts/sessions/sessions-table.ts'
import { users } from '../../apps/server/src/accounts/users/users-table.ts'
import { connectDatabase, type Database } from '../../apps/server/src/database/connect-database.ts'
import { readPostmaster } from '../../apps/server/src/database/postmaster-file.ts'
import { runningPostgres } from '../../apps/server/src/database/postgres-roles.ts'
import { newLog } from '../../apps/server/src/http/new-log.ts'
import { dataFolder } from '../../apps/server/src/data-folder/data-folder.ts'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { median, percentile95 } from '../measuring.ts'
import { familyProcessorTime, processorTime } from '../processor-time.ts'
import { startServerProcess } from '../server-process.ts'

const POLL_SECONDS = 12
const SECONDS = 60
const WARM_UP_SECONDS = 12
const CONNECTIONS = 200
const DAY = 86_400_000

/** The cost of idle browsers: the poll of the products, which every page of a logged-in user makes every 12 seconds. */
export const polls: Benchmark = {
  name: 'polls',
  description: `POST /api/user/user/getUserVip of so many signed-in accounts, half of them with a product, each once in ${POLL_SECONDS} s, evenly spread, over ${CONNECTIONS} connections for so many seconds after ${WARM_UP_SECONDS} of all of them to warm up (0 sessions: what the server costs by itself); processor time of the server and of its PostgreSQL in cores; the load comes from the same machine`,
  columns: ['sessions', 'seconds', 'answers', 'server', 'PostgreSQL', 'cores in all', 'median', 'p95', 'errors'],
  run: async (folder, [tokenCount, seconds]) => {
    // PostgreSQL, which does not run as root, must be able to enter.
    await chmod(folder, 0o755)
    const data = `${folder}/data`
    const server = await startServerProcess(data, 0)
    const postmaster = await readPostmaster(dataFolder(data).postgres)
    const address = await runningPostgres(dataFolder(data).postgres, 'application')
    if (postmaster === null || address === null) throw new Error('The server has no PostgreSQL of its own')
    const database = connectDatabase(address, newLog('silent'))
    try {
      const tokens = await signIn(database, Number(tokenCount ?? 20_000))
      const rows: string[][] = []
      await poll(server.address, tokens, WARM_UP_SECONDS)
      for (const count of [0, 2000, 20_000].filter((one) => one <= tokens.length)) {
        const these = tokens.slice(0, count)
        const before = [processorTime(server.pid), familyProcessorTime(postmaster.pid)] as const
        const [start, measured] = [performance.now(), await poll(server.address, these, Number(seconds ?? SECONDS))]
        const took = (performance.now() - start) / 1000
        const cores = [processorTime(server.pid) - before[0], familyProcessorTime(postmaster.pid) - before[1]].map((used) => used / took)
        rows.push(row(count, took, cores, measured))
      }
      return rows
    } finally {
      await database.$client.end()
      await server.stop()
    }
  },
}

/** Accounts with one session each, as after a login; returns the tokens. */
async function signIn(database: Database, count: number): Promise<string[]> {
  const now = new Date()
  const tokens: string[] = []
  for (let from = 0; from < count; from += 1000) {
    const numbers = Array.from({ length: Math.min(1000, count - from) }, (_, i) => from + i)
    const made = await database
      .insert(users)
      .values(numbers.map((number) => ({ nick: `n${number}`, telephone: `139${String(number).padStart(8, '0')}`, createdAt: now })))
      .returning({ id: users.id })
    const theirs = made.map(({ id }) => ({ userId: id, token: newSessionToken() }))
    await database
      .insert(sessions)
      .values(
        theirs.map(({ userId, token }) => ({ userId, tokenHash: hashOf(token), state: 'active' as const, startedAt: now, seenAt: now })),
      )
    await database.insert(userProducts).values(
      theirs
        .filter((_, i) => i % 2 === 0)
        .map(({ userId }) => ({
          userId,
          productName: '年卡',
          searchCount: 10_000,
          startTime: now,
          endTime: new Date(now.getTime() + DAY),
        })),
    )
    tokens.push(...theirs.map(({ token }) => token))
  }
  await database.execute('ANALYZE')
  return tokens
}

interface Polled {
  readonly times: number[]
  readonly errors: string[]
}

/** Sends one request per account; waits for all responses. */
async function poll(address: string, tokens: readonly string[], seconds: number): Promise<Polled> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const polled: Polled = { times: [], errors: [] }
  const running: Promise<void>[] = []
  const rate = tokens.length / POLL_SECONDS
  const start = performance.now()
  for (let sent = 0; ; await sleep(5)) {
    const elapsed = (performance.now() - start) / 1000
    if (elapsed >= seconds) break
    for (; sent < elapsed * rate; sent++) running.push(sendRequest(address, agent, tokens[sent % tokens.length]!, polled))
  }
  await Promise.all(running)
  agent.destroy()
  if (polled.errors.length > 0) console.log(polled.errors.slice(0, 3).join('\n'))
  return polled
}

function sendRequest(address: string, agent: Agent, token: string, { times, errors }: Polled): Promise<void> {
  const start = performance.now()
  const headers = { token, 'content-type': 'application/json', 'content-length': 2 }
  return new Promise((resolve) => {
    const sent = request(`${address}/api/user/user/getUserVip`, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => {
        if (text.startsWith('{"code":200,')) times.push(performance.now() - start)
        else errors.push(text.slice(0, 200))
        resolve()
      })
    })
    sent.on('error', (error) => (errors.push(error.message), resolve()))
    sent.end('{}')
  })
}

function row(count: number, seconds: number, [server, postgres]: readonly number[], { times, errors }: Polled): string[] {
  const cores = [server!, postgres!, server! + postgres!].map((used) => used.toFixed(3))
  const answered = times.length === 0 ? ['–', '–'] : [formatTime(median(times)), formatTime(percentile95(times))]
  return [count, Math.round(seconds), times.length, ...cores, ...answered, errors.length].map(String)
}
