import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { HOSTILE_CALLERS, type HostileCaller } from '../hostile-callers.ts'
import { median, percentile95 } from '../measuring.ts'
import { startServerProcess } from '../server-process.ts'

const PATENTS = 20_000
const SECONDS = 30
const WARM_UP_SECONDS = 10
/** Searches of the normal user. */
const SEARCHES_A_SECOND = 4
/** Attempts each hostile caller has open at once. */
const AT_ONCE = 4
const GOAL = 3
const QUERIES = ['石墨烯', 'graphene AND battery', 'TIAB=(电池 NEAR/5 电极)', 'AP=(大学) AND ad>=2020', 'ipc=H01M', 'TI=(传感器 OR sensor)']

/** A normal user who searches while twenty hostile callers try to overload the server. */
export const hostile: Benchmark = {
  name: 'hostile',
  description: `POST /api/search/ts/search over ${PATENTS} demonstration patents, ${SEARCHES_A_SECOND} a second with count and a group, first alone, then beside ${HOSTILE_CALLERS.length} hostile callers (${HOSTILE_CALLERS.map(({ name }) => name).join(', ')}), each from an address of its own (Linux) with ${AT_ONCE} requests at once and without rate limits; goal: p95 at most ${GOAL} times its own; the load comes from the same machine`,
  columns: ['what', 'seconds', 'requests', 'answers by code', 'median', 'p95', 'slowest', 'p95 ratio'],
  run: async (folder, [patents = PATENTS, seconds = SECONDS]) => {
    const server = await startServerProcess(`${folder}/data`, Number(patents))
    const duration = Number(seconds)
    try {
      await search(server.address, WARM_UP_SECONDS)
      const alone = await search(server.address, duration)
      const attack = attackOn(server.address)
      await search(server.address, WARM_UP_SECONDS)
      const beside = await search(server.address, duration)
      const attempts = await attack.stop()
      const ratio = percentile95(beside.times) / percentile95(alone.times)
      return [
        row('normal user alone', duration, alone),
        row('normal user beside them', duration, beside, ratio.toFixed(1)),
        ...attempts.map(([name, codes]) => [name, String(duration + WARM_UP_SECONDS), String(sum(codes)), listed(codes), '', '', '', '']),
      ]
    } finally {
      await server.stop()
    }
  },
}

/** Number of attempts by outcome. */
type Codes = Map<string, number>

function attackOn(server: string) {
  const stopping = new AbortController()
  const running = HOSTILE_CALLERS.map((caller, index) => harass(server, caller, index, stopping.signal))
  return {
    stop(): Promise<[string, Codes][]> {
      stopping.abort()
      return Promise.all(running)
    },
  }
}

async function harass(server: string, { name, attempt }: HostileCaller, index: number, stopped: AbortSignal): Promise<[string, Codes]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, ...addressOf(index + 10) })
  const codes: Codes = new Map()
  let count = 0
  const client = { server, agent, stopped, next: () => count++ }
  const work = async () => {
    while (!stopped.aborted) {
      const code = await attempt(client)
      if (stopped.aborted) return
      codes.set(code, (codes.get(code) ?? 0) + 1)
      // Rejections are cheap, and even a hostile caller sends at most a few hundred requests a second.
      await sleep(10)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  agent.destroy()
  return [name, codes]
}

interface Searches {
  readonly times: number[]
  readonly codes: Codes
}

/** Searches at a fixed rate, regardless of responses. */
async function search(server: string, seconds: number): Promise<Searches> {
  const agent = new Agent({ keepAlive: true, ...addressOf(2) })
  const searches: Searches = { times: [], codes: new Map() }
  const running: Promise<void>[] = []
  const start = performance.now()
  for (let sent = 0; sent < seconds * SEARCHES_A_SECOND; sent++) {
    await sleep(Math.max(0, start + (sent * 1000) / SEARCHES_A_SECOND - performance.now()))
    running.push(one(server, agent, sent, searches))
  }
  await Promise.all(running)
  agent.destroy()
  return searches
}

function one(server: string, agent: Agent, sent: number, { times, codes }: Searches): Promise<void> {
  const queryStr = `${QUERIES[sent % QUERIES.length]!} NOT ${sent}`
  const body = JSON.stringify({ filter: { queryStr }, groupList: [{ field: 'country', count: 10 }], size: 20 })
  const start = performance.now()
  return new Promise((resolve) => {
    const end = (code: string) => {
      times.push(performance.now() - start)
      codes.set(code, (codes.get(code) ?? 0) + 1)
      resolve()
    }
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sending = request(`${server}/api/search/ts/search`, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => end(/^\{"code":(\d+)/.exec(text)?.[1] ?? String(response.statusCode)))
    })
    sending.on('error', () => end('closed'))
    sending.end(body)
  })
}

/** Linux accepts all of 127.0.0.0/8; on other systems all callers share one address and its share of the reader threads. */
function addressOf(caller: number): { readonly localAddress?: string } {
  return process.platform === 'linux' ? { localAddress: `127.0.0.${caller}` } : {}
}

function row(what: string, seconds: number, { times, codes }: Searches, ratio = ''): string[] {
  const spread = [median(times), percentile95(times), Math.max(...times)].map(formatTime)
  return [what, String(seconds), String(times.length), listed(codes), ...spread, ratio]
}

function sum(codes: Codes): number {
  return [...codes.values()].reduce((total, count) => total + count, 0)
}

function listed(codes: Codes): string {
  return [...codes].map(([code, count]) => `${code}: ${count}`).join(', ')
}
