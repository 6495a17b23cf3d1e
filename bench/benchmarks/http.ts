import { Agent, request } from 'node:http'
import { sayTime, type Benchmark } from '../benchmark.ts'
import { median, percentile95 } from '../measuring.ts'
import { startServerProcess } from '../server-process.ts'

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

/** Different searches, so that most are not the one before. */
const QUERIES = WORDS.flatMap((word, i) => SHAPES.map((shape) => shape(word, WORDS[(i + 5) % WORDS.length]!)))

/** The server under load: whole answers with 20 rows, the count and three groups. */
export const http: Benchmark = {
  name: 'http',
  says: `POST /api/search/ts/search over ${PATENTS} demonstration patents, a page of 20 with count and three groups, ${QUERIES.length} different queries in turn, over and over: each of the connections asks again as soon as it has its answer, for so many seconds after ${WARM_UP_SECONDS} to warm up; the load comes from the same machine`,
  columns: ['connections', 'seconds', 'answers', 'a second', 'median', 'p95', 'slowest', 'errors'],
  run: async (folder, [patents, seconds]) => {
    const server = await startServerProcess(`${folder}/data`, Number(patents ?? PATENTS))
    try {
      await load(server.address, CONNECTIONS, WARM_UP_SECONDS)
      const rows: string[][] = []
      for (const connections of [1, 10, CONNECTIONS]) {
        const duration = connections === CONNECTIONS ? Number(seconds ?? SECONDS) : 10
        rows.push(row(connections, duration, await load(server.address, connections, duration)))
      }
      return rows
    } finally {
      await server.stop()
    }
  },
}

interface Load {
  readonly times: readonly number[]
  readonly errors: readonly string[]
}

async function load(address: string, connections: number, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  const errors: string[] = []
  let next = 0
  const client = async () => {
    while (performance.now() < until) {
      const start = performance.now()
      const error = await ask(address, agent, QUERIES[next++ % QUERIES.length]!)
      if (error === null) times.push(performance.now() - start)
      else errors.push(error)
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  agent.destroy()
  if (errors.length > 0) console.log(errors.slice(0, 3).join('\n'))
  return { times, errors }
}

const GROUPS = ['class_ipc.section', 'country', 'applicant_patentee.original.name'].map((field) => ({ field, count: 10 }))

/** null when the search was answered, else what went wrong. */
function ask(address: string, agent: Agent, queryStr: string): Promise<string | null> {
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

function row(connections: number, seconds: number, { times, errors }: Load): string[] {
  const numbers = [connections, seconds, times.length, Math.round(times.length / seconds)].map(String)
  return [...numbers, sayTime(median(times)), sayTime(percentile95(times)), sayTime(Math.max(...times)), String(errors.length)]
}
