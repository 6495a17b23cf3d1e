import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { ATTEMPTS_AT_ONCE, callerAddress, HOSTILE_CALLERS, type Codes } from '../hostile-callers.ts'
import { median, percentile95 } from '../measuring.ts'
import { startServerProcess } from '../server-process.ts'

const PATENTS = 20_000
const SECONDS = 30
const WARM_UP_SECONDS = 10
/** Searches of the normal user. */
const SEARCHES_A_SECOND = 4
const GOAL = 3
/** In development the local machine has no rate limit. */
const PRODUCTION = { GEZHI_MODE: 'production', GEZHI_PUBLIC_URL: 'https://gezhi.example' }
const QUERIES = ['石墨烯', 'graphene AND battery', 'TIAB=(电池 NEAR/5 电极)', 'AP=(大学) AND ad>=2020', 'ipc=H01M', 'TI=(传感器 OR sensor)']

/** A normal user who searches while twenty hostile callers try to overload the server. */
export const hostile: Benchmark = {
  name: 'hostile',
  description: `POST /api/search/ts/search over ${PATENTS} demonstration patents, ${SEARCHES_A_SECOND} a second with count and a group, first alone, then beside ${HOSTILE_CALLERS.length} hostile callers (${HOSTILE_CALLERS.map(({ name }) => name).join(', ')}), each from an address of its own (Linux) with ${ATTEMPTS_AT_ONCE} requests at once, without rate limits or, if the third argument is "production", with the default ones; goal: p95 at most ${GOAL} times its own; the load comes from the same machine`,
  columns: ['what', 'seconds', 'requests', 'answers by code', 'median', 'p95', 'slowest', 'p95 ratio'],
  run: async (folder, [patents = PATENTS, seconds = SECONDS, mode = 'development']) => {
    const server = await startServerProcess(`${folder}/data`, Number(patents), mode === 'production' ? PRODUCTION : {})
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

/** Starts the hostile callers in a thread of their own, so that their work does not delay what is measured. */
function attackOn(server: string) {
  const worker = new Worker(new URL('../hostile-thread.ts', import.meta.url), { workerData: server })
  const failed = once(worker, 'error').then(([error]) => Promise.reject(error as Error))
  // Reported by `stop`; until then it must not count as an unhandled rejection.
  failed.catch(() => {})
  return {
    async stop(): Promise<[string, Codes][]> {
      worker.postMessage('stop')
      const [attempts] = (await Promise.race([once(worker, 'message'), failed])) as [[string, Codes][]]
      await worker.terminate()
      return attempts
    },
  }
}

interface Searches {
  readonly times: number[]
  readonly codes: Codes
}

/** Searches at a fixed rate, regardless of responses. */
async function search(server: string, seconds: number): Promise<Searches> {
  const agent = new Agent({ keepAlive: true, ...callerAddress(2) })
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
      // A response that is cut off has no end.
      response.on('error', () => end('closed'))
    })
    sending.on('error', () => end('closed'))
    sending.end(body)
  })
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
