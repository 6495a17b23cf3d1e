import fc from 'fast-check'
import { Random, seedOf } from '@gezhi/imports/demo'
import { printQuery } from '@gezhi/query'
import { arbitraryQuery } from '@gezhi/query/testing'
import { answerOf } from './answer-of.ts'
import { fuzzedServer } from './fuzzed-server.ts'
import { countOutcome, type FuzzReport } from './report.ts'
import { peakMemory } from './resident-memory.ts'

const PATENTS = 500
/** Concurrent queries: fewer than one client may run. */
const LANES = 2
const GROUPS = ['class_ipc.section', 'country', 'applicant_patentee.original.name'].map((field) => ({ field, count: 10 }))

/** Real queries in both languages, to be mutated. */
const QUERIES = [
  'TI=(石墨烯 OR graphene) AND ad=[20200101 TO 20221231]',
  'TIAB=(电池 NEAR/5 电极) NOT AP=(大学)',
  '"锂离子电池" AND ipc=H01M4/36',
  'batter* AND (anode ADJ/3 material) XOR 石?烯',
  'FREQ/3(graphene) AND pd>=2020 AND AB=(热管理 SEN 冷却)',
  '（石墨烯 与 电池）或 非 传感器',
]
const SCRAPS = [
  '(',
  ')',
  '[',
  ']',
  '"',
  '“',
  '*',
  '?',
  '#',
  ' AND ',
  ' OR ',
  ' NOT ',
  ' NEAR/',
  '99999999999',
  '=',
  '\\',
  '\u0000',
  '\ud800',
  '👩‍👩‍👧',
  '﷽',
  '\u202e',
  '　',
]

const CALLS: readonly ((queryStr: string) => readonly [string, object])[] = [
  (queryStr) => ['/api/search/ts/search', { filter: { queryStr }, groupList: GROUPS, size: 20 }],
  (queryStr) => [
    '/api/search/ts/search',
    { filter: { queryStr, mode: 'box' }, sortList: [{ sortField: 'ad', sortOrder: 'ASC' }], size: 5 },
  ],
  (queryStr) => ['/api/search/ts/instructSearch', { filter: { queryStr }, size: 1 }],
  (queryStr) => ['/api/search/validate/v', { queryStr, counts: true }],
  (queryStr) => ['/api/search/ts/highlightGrab', { queryStr }],
]

/** Sends `count` queries to a server with a real index: half of them printed from generated trees, half mutated texts. */
export async function fuzzQuery(seed: number, count: number): Promise<FuzzReport> {
  const trees = fc.sample(arbitraryQuery, { seed, numRuns: Math.ceil(count / 2) }).map(printQuery)
  const server = await fuzzedServer(PATENTS)
  const outcomes = new Map<string, number>()
  const failures: string[] = []
  let slowest = 0
  let next = 0
  const lane = async () => {
    for (let number = next++; number < count; number = next++) {
      const random = new Random(seedOf(seed, number))
      const query = number % 2 === 0 ? trees[number / 2]! : broken(random)
      const [path, body] = random.pick(CALLS)(query)
      const headers = { 'content-type': 'application/json', 'accept-language': random.pick(['zh', 'en']) }
      const { outcome, milliseconds, failure } = await answerOf(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
      countOutcome(outcomes, outcome)
      slowest = Math.max(slowest, milliseconds)
      if (failure !== undefined) failures.push(`query ${number} to ${path}: ${failure}\n  ${JSON.stringify(query).slice(0, 500)}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: LANES }, lane))
    if (!(await server.isReady())) failures.push('the server is not ready any more')
    const memory = await peakMemory(server.pid)
    return { tried: `${count} queries over ${PATENTS} patents`, outcomes, slowest, memory, failures }
  } finally {
    await server.stop()
  }
}

/** A query with fragments of others, invalid bytes, or a list beyond all limits. */
function broken(random: Random): string {
  if (random.chance(0.1)) return Buffer.from(Array.from({ length: random.int(300) }, () => random.int(256))).toString()
  if (random.chance(0.05))
    return Array.from({ length: random.int(2500) }, (_, word) => `w${word}`).join(random.pick([' OR ', ' ', '* OR ']))
  if (random.chance(0.05)) return random.pick(['(', 'NOT ', '((a) OR ', 'TI=(', '"']).repeat(random.int(3000))
  let text = random.pick(QUERIES)
  for (let times = random.between(1, 8); times > 0; times -= 1) {
    const at = random.int(text.length + 1)
    const to = random.chance(0.5) ? at : at + random.int(text.length - at + 1)
    const scrap = random.chance(0.7) ? random.pick(SCRAPS) : random.pick(QUERIES).slice(random.int(20))
    text = text.slice(0, at) + scrap + text.slice(to)
  }
  return text
}
