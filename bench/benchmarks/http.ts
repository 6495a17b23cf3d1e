import { Agent, request } from 'node:http'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { median, percentile95 } from '../measuring.ts'
import { processorTime } from '../processor-time.ts'
import { startServerProcess, type ServerProcess } from '../server-process.ts'

const PATENTS = 100_000
const CONNECTIONS = 50
const SECONDS = 60
const WARM_UP_SECONDS = 5

const WORDS = ['石墨烯', '电池', '方法', '装置', 'graphene', 'battery', 'electrode', '传感器', '数据', '控制', '材料', 'method']
const SHAPES: readonly ((word: string, other: string) => string)[] = [
  (word) => word,
  (word, other) => `${word} AND ${other}`,
  (word, other) => `TI=(${word} OR ${other})`,
  (word, other) => `TIAB=(${word} NOT ${other})`,
  (word) => `AB=("${word}")`,
  (word, other) => `TIAB=(${word} NEAR/5 ${other})`,
  (word) => `${word} AND ad>=2020`,
  (word) => `${word} AND AP=(大学)`,
  (word) => `${word} AND ipc=H01M`,
]

/** Different searches, so that consecutive ones rarely coincide. */
const QUERIES = WORDS.flatMap((word, i) => SHAPES.map((shape) => shape(word, WORDS[(i + 5) % WORDS.length]!)))

/** The server under load: complete responses with 20 rows, the count and three groups. */
export const http: Benchmark = {
  name: 'http',
  description: `POST /api/search/ts/search over ${PATENTS} demonstration patents, a page of 20 with count and three groups, ${QUERIES.length} different queries in turn, over and over: each of the connections, on Linux from an address of its own, asks again as soon as it has its answer, for so many seconds after ${WARM_UP_SECONDS} to warm up; the load comes from the same machine; in a data folder that is kept where one is named. CPU: time of the server for each answer`,
  columns: ['connections', 'seconds', 'answers', 'a second', 'median', 'p95', 'slowest', 'CPU', 'errors'],
  run: async (ownFolder, [patents, seconds, reused]) => {
    const server = await startServerProcess(reused ?? `${ownFolder}/data`, Number(patents ?? PATENTS))
    try {
      await load(server, CONNECTIONS, WARM_UP_SECONDS)
      const rows: string[][] = []
      for (const connections of [1, 10, CONNECTIONS]) {
        const duration = connections === CONNECTIONS ? Number(seconds ?? SECONDS) : 10
        rows.push(row(connections, duration, await load(server, connections, duration)))
      }
      return rows
    } finally {
      await server.stop()
    }
  },
}

interface Load {
  readonly times: readonly number[]
  /** CPU seconds of the server. */
  readonly processor: number
  readonly errors: readonly string[]
}

async function load({ address, pid }: ServerProcess, connections: number, seconds: number): Promise<Load> {
  const agents = Array.from({ length: connections }, (_, i) => new Agent({ keepAlive: true, maxSockets: 1, ...addressOf(i) }))
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  const errors: string[] = []
  const before = processorTime(pid)
  let next = 0
  const client = async (agent: Agent) => {
    while (performance.now() < until) {
      const start = performance.now()
      const error = await sendRequest(address, agent, QUERIES[next++ % QUERIES.length]!)
      if (error === null) times.push(performance.now() - start)
      else errors.push(error)
    }
  }
  await Promise.all(agents.map(client))
  for (const agent of agents) agent.destroy()
  if (errors.length > 0) console.log(errors.slice(0, 3).join('\n'))
  return { times, processor: processorTime(pid) - before, errors }
}

/**
 * The share of reader threads is limited per client, so connections from one address would measure the limit. Linux routes all of
 * 127.0.0.0/8 to itself; other systems only 127.0.0.1.
 */
function addressOf(connection: number): { readonly localAddress?: string } {
  return process.platform === 'linux' ? { localAddress: `127.0.0.${connection + 2}` } : {}
}

const GROUPS = ['class_ipc.section', 'country', 'applicant_patentee.original.name'].map((field) => ({ field, count: 10 }))

/** null if the search succeeded, else the error. */
function sendRequest(address: string, agent: Agent, queryStr: string): Promise<string | null> {
  const body = JSON.stringify({ filter: { queryStr }, groupList: GROUPS, size: 20 })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve) => {
    const sent = request(`${address}/api/search/ts/search`, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve(text.startsWith('{"code":200,') ? null : `${queryStr}: ${text.slice(0, 200)}`))
    })
    sent.on('error', (error) => resolve(`${queryStr}: ${error.message}`))
    sent.end(body)
  })
}

function row(connections: number, seconds: number, { times, processor, errors }: Load): string[] {
  const numbers = [connections, seconds, times.length, Math.round(times.length / seconds)].map(String)
  const durations = [median(times), percentile95(times), Math.max(...times)].map(formatTime)
  return [...numbers, ...durations, `${((processor * 1000) / times.length).toFixed(2)} ms`, String(errors.length)]
}
