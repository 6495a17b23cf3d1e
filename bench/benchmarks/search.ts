import { formatTime, type Benchmark } from '../benchmark.ts'
import { startServerProcess } from '../server-process.ts'

const PATENTS = 20_000
const ROUNDS = 30

/** One query of each kind the language has. */
const QUERIES = [
  '石墨烯 电池',
  'graphene battery',
  'TI=(石墨烯 OR graphene)',
  '"锂离子电池"',
  'TIAB=(电池 NEAR/5 电极)',
  'batter*',
  'AB=(电池 NOT 石墨烯)',
  'ipc=H01M',
  'ad=[20200101 TO 20221231]',
  'AP=(大学) AND ad>=2020',
] as const

/** Complete responses over HTTP: 20 rows, the count, three facets. Each query is sent once uncached, then repeated. */
export const search: Benchmark = {
  name: 'search',
  description: `A page of 20 with count and three facets over HTTP, one at a time, ${PATENTS} demonstration patents, ${ROUNDS} rounds`,
  columns: ['query', 'hits', 'first', 'median', 'slowest'],
  run: async (folder) => {
    const server = await startServerProcess(`${folder}/data`, PATENTS)
    try {
      const rows: string[][] = []
      for (const query of QUERIES) rows.push(await measure(server.address, query))
      return rows
    } finally {
      await server.stop()
    }
  },
}

async function measure(address: string, query: string): Promise<string[]> {
  const times: number[] = []
  let total = 0
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    total = await hits(address, query)
    times.push(performance.now() - start)
  }
  const [first = 0, ...others] = times
  const sorted = others.toSorted((a, b) => a - b)
  return [`\`${query}\``, String(total), formatTime(first), formatTime(sorted[sorted.length >> 1] ?? 0), formatTime(sorted.at(-1) ?? 0)]
}

/** The hit count of a search; rejects if the server does not respond successfully, so that an error is never timed as a response. */
async function hits(address: string, queryStr: string): Promise<number> {
  const groupList = ['class_ipc.section', 'country', 'applicant_patentee.original.name'].map((field) => ({ field, count: 10 }))
  const response = await fetch(`${address}/api/search/ts/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filter: { queryStr }, groupList, size: 20 }),
  })
  const answer = (await response.json()) as { code: number; message: string; data: { total: number } }
  if (answer.code !== 200) throw new Error(`${queryStr}: ${answer.message}`)
  return answer.data.total
}
