import { type FamilyKind, familyMembers, PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { expect, test } from 'vitest'
import { patentEngines } from '../pipeline/testing/patent-engines.ts'
import { joinRecords } from './join-records.ts'

const RULES = { rankOf: () => 1, today: '20260101' }
const record = (publicationNumber: string, fact: Partial<PatentRecord>): PatentRecord => ({
  publicationNumber,
  office: publicationNumber.slice(0, 2),
  titles: [],
  ...fact,
  source: { format: 'test', file: publicationNumber, position: 0 },
})
const claims = (...numbers: string[]) => ({ priorities: numbers.map((number) => ({ number })) })

/**
 * A first filing, its grant from a source without priorities, one with an identifier of the office, one with an additional priority, an
 * unrelated one.
 */
const RECORDS = [
  record('CN103399241A', { applicationNumber: 'CN201310123456.7' }),
  record('CN103399241B', {}),
  record('US20140012345A1', { applicationNumber: 'US14123456', ...claims('CN201310123456') }),
  record('EP2800001A1', { applicationNumber: 'EP14700001.5', family: { simpleId: '49500001' }, ...claims('CN201310123456.7') }),
  record('US9000001B2', { applicationNumber: 'US14123456', family: { simpleId: '49500001' } }),
  record('US20150054321A1', { applicationNumber: 'US14999999', ...claims('CN201310123456.7', 'US61900000') }),
  record('JP2015500001A', { ...claims('US61900000'), citations: [{ publicationNumber: 'CN103399241' }] }),
  record('CN105000001A', {
    applicationNumber: 'CN201510000001.1',
    citations: [{ publicationNumber: 'CN103399241A' }, { publicationNumber: 'US9000001' }],
  }),
]
const SIMPLE = ['CN103399241A', 'CN103399241B', 'EP2800001A1', 'US20140012345A1', 'US9000001B2']
const EXTENDED = [...SIMPLE, 'JP2015500001A', 'US20150054321A1'].toSorted()

const newEngine = patentEngines()

async function load(records: readonly PatentRecord[]): Promise<SearchEngine<PatentRecord>> {
  const engine = await newEngine()
  for (const record of records) await engine.write(await joinRecords(PATENT_KIND, [record], engine, RULES))
  return engine
}

test.each([
  ['as they are', RECORDS],
  ['reversed', RECORDS.toReversed()],
  ['from the middle', [...RECORDS.slice(4), ...RECORDS.slice(0, 4)]],
])('families and citations are the same whatever the order of files: %s', async (_, records) => {
  const engine = await load(records)
  const family = async (record: PatentRecord, kind: FamilyKind) =>
    (await familyMembers(engine, record, kind, 100)).members.map(({ docId }) => docId).toSorted()
  for (const record of RECORDS) {
    const id = record.publicationNumber as string
    expect([id, await family(record, 'simple')]).toEqual([id, SIMPLE.includes(id) ? SIMPLE : [id]])
    expect([id, await family(record, 'extended')]).toEqual([id, EXTENDED.includes(id) ? EXTENDED : [id]])
  }
  const citing = await engine.relatedEach({ field: 'cites', values: ['CN103399241B', 'US9000001B2', 'JP2015500001A'], limit: 10 })
  expect(citing.map((found) => found.map(({ docId }) => docId).toSorted())).toEqual([
    ['CN105000001A', 'JP2015500001A'],
    ['CN105000001A'],
    [],
  ])
  expect(await engine.relatedCounts('cites', ['CN103399241', 'US9000001B2'])).toEqual([2, 1])
})

test.each([
  ['as they are', RECORDS],
  ['reversed', RECORDS.toReversed()],
  ['from the middle', [...RECORDS.slice(4), ...RECORDS.slice(0, 4)]],
])('hits grouped by family are its members, by identifier or by priorities: %s', async (_, records) => {
  const engine = await load(records)
  const { hits } = await engine.page({ query: null, from: 0, size: 100, collapse: 'family' })
  const simple = hits.filter(({ docId }) => SIMPLE.includes(docId))
  expect(simple.map(({ groupSize }) => groupSize)).toEqual([SIMPLE.length])
  expect(hits.length).toBe(RECORDS.length - SIMPLE.length + 1)
  for (const record of records)
    expect(await engine.write(await joinRecords(PATENT_KIND, [record], engine, RULES))).toMatchObject({ new: 0, changed: 0 })
})

test('a family larger than requested is reported', async () => {
  const engine = await load(RECORDS)
  const { members, isCut } = await familyMembers(engine, RECORDS[0] as PatentRecord, 'extended', 3)
  expect([members.length, isCut]).toEqual([3, true])
})
