import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { aPatent, trees } from '@gezhi/search/testing'
import { openSqliteEngine } from './open-sqlite-engine.ts'

const opened: { engine: SearchEngine; folder: string }[] = []

afterEach(async () => {
  for (const { engine, folder } of opened.splice(0)) {
    await engine.close()
    await rm(folder, { recursive: true })
  }
})

async function newEngine(): Promise<SearchEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-afresh-'))
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder })
  opened.push({ engine, folder })
  return engine
}

/** Number of records; every round writes all of them. */
const RECORDS = 400

const NAMES = ['石墨烯', '电池', 'graphene', 'lithium-ion', 'battery', '电极', 'film', 'carbon']

/** Record `i` in one of its versions: different words, dates, classes and parties. */
function version(i: number, round: number): PatentRecord {
  const at = (step: number) => NAMES[(i * 7 + round * step) % NAMES.length]!
  return aPatent({
    publicationNumber: `CN${100_000 + i}A`,
    title: `${at(3)} ${at(5)}`,
    abstract: `${at(1)}，${at(2)}。${at(4)} number ${i} turn ${round}`,
    ...((i + round) % 5 !== 0 && { applicationDate: `20${String(10 + ((i * 3 + round) % 15)).padStart(2, '0')}0${1 + (i % 9)}15` }),
    applicationNumber: `CN20${i % 160}`,
    ipc: [`H01M${1 + ((i + round) % 9)}/0${(i + round) % 9}`, 'C01B32/182'],
    applicants: [`applicant ${(i + round) % 20}`],
    inventors: [`inventor ${i % 50}`, `inventor ${(i + round) % 70}`],
    pageCount: (i + round) % 40,
  })
}

const QUERIES = [
  null,
  ...NAMES.map((name) => trees.word(name)),
  trees.proximity(trees.word('石墨烯'), 'near', 3, trees.word('电池')),
  trees.frequency(2, 'graphene'),
  trees.pattern('*phene'),
  trees.between('ad', '2012', '2018'),
  trees.field('ipc', trees.word('H01M4')),
  trees.exact('AP', 'applicant 3'),
]
const FACETS = ['class_ipc.group', 'applicant_patentee.original.name', 'inventor.original.name', 'application_date.year'].map((field) => ({
  field,
  count: 1000,
}))

/** Everything visible to a user of an index, in an order that does not depend on its history. */
async function seen(engine: SearchEngine): Promise<unknown> {
  const of = async (query: (typeof QUERIES)[number]) => ({
    ids: (await engine.page({ query, from: 0, size: 5000, short: true })).hits.map((hit) => hit.docId).toSorted(),
    count: await engine.count({ query, exact: true }),
    applications: await engine.count({ query, exact: true, collapse: 'application' }),
    facets: await engine.facets({ query, facets: FACETS, timeLimit: 60_000 }),
  })
  const answers: unknown[] = []
  for (const query of QUERIES) answers.push(await of(query))
  const suggested = await Promise.all(['gra', '石', 'appl', 'turn'].map((text) => engine.suggest({ text, limit: 20 })))
  const ids = Array.from({ length: 100 }, (_, i) => `CN${100_000 + i * 4}A`)
  return { answers, suggested, records: await engine.get(ids), documents: (await engine.status()).documents }
}

const sources = <T>(value: T): T => JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'source' ? undefined : inner))) as T

test('an index after 5,000 updates and deletions equals one built afresh; searches go on meanwhile', async () => {
  const engine = await newEngine()
  const last = new Map<string, PatentRecord>()
  const put = (record: PatentRecord) => last.set(record.publicationNumber!, record) && record
  let searching = true
  let searches = 0
  const reader = (async () => {
    while (searching) {
      const { total } = await engine.count({ query: trees.word('graphene') })
      const { hits } = await engine.page({ query: trees.word('graphene'), from: 0, size: 10 })
      expect(total >= 0 && hits.length <= 10).toBe(true)
      searches++
    }
  })()
  for (let round = 0; round < 12; round++) {
    const puts = Array.from({ length: RECORDS }, (_, i) => put(version(i, round)))
    const twice = puts.slice(0, 20).map((record, i) => put({ ...record, titles: [{ lang: 'en', text: `again ${i} turn ${round}` }] }))
    const deletes = Array.from({ length: 30 }, (_, i) => `CN${100_000 + ((i * 31 + round * 7) % RECORDS)}A`)
    for (const id of deletes) last.delete(id)
    await engine.write({ puts: [...puts, ...twice], deletes })
  }
  searching = false
  await reader
  const afresh = await newEngine()
  await afresh.write({ puts: [...last.values()].toReversed() })
  expect(sources(await seen(engine))).toEqual(sources(await seen(afresh)))
  expect(searches).toBeGreaterThan(5)
})
