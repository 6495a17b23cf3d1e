import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { describe, expect, test } from 'vitest'
import { patentEngines } from '../pipeline/testing/patent-engines.ts'
import { joinRecords } from './join-records.ts'

const rankOf = (format: string) => ({ list: 1, text: 2 })[format] ?? 0

const newEngine = patentEngines()

async function load(engine: SearchEngine<PatentRecord>, ...records: PatentRecord[]) {
  return engine.write(await joinRecords(PATENT_KIND, records, engine, { rankOf, today: '20260101' }))
}

/** The whole content of an index, by identity. */
async function contents(engine: SearchEngine<PatentRecord>): Promise<Record<string, PatentRecord>> {
  const { hits } = await engine.page({ query: null, from: 0, size: 100 })
  return Object.fromEntries(hits.map(({ docId, record }) => [docId, record] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const record = (file: string, format: string, fact: Partial<PatentRecord>): PatentRecord => ({
  office: 'CN',
  titles: [],
  ...fact,
  source: { format, file, position: 0 },
})
const LIST = record('a.csv', 'list', { publicationNumber: 'CN103399241A', titles: [{ lang: 'zh', text: '风筝' }] })
const TEXT_A = record('b.xml', 'text', {
  publicationNumber: 'CN103399241A',
  applicationNumber: 'CN201310123456.7',
  titles: [{ lang: 'zh', text: '一种风筝' }],
})
const TEXT_B = record('c.xml', 'text', { publicationNumber: 'CN103399241B', applicationNumber: 'CN201310123456' })
const STATUS = record('d.jsonl', 'status', {
  applicationNumber: 'CN201310123456.7',
  legalEvents: [{ date: '20160203', code: 'GR01', office: 'CN', text: 'Grant' }],
})
const OWNER = record('e.xml', 'status', { applicationNumber: 'CN201310123456', assignees: [{ name: '湖畔公司' }] })

test('an application is known by itself until a publication of it comes, then it is part of each of them', async () => {
  const engine = await newEngine()
  await load(engine, STATUS)
  expect(Object.keys(await contents(engine))).toEqual(['CN~CN201310123456'])
  expect(await load(engine, TEXT_A)).toMatchObject({ new: 1, deleted: 1 })
  await load(engine, TEXT_B)
  await load(engine, OWNER)
  const stored = await contents(engine)
  expect(Object.keys(stored)).toEqual(['CN103399241A', 'CN103399241B'])
  for (const record of Object.values(stored))
    expect(record).toMatchObject({
      legalEvents: STATUS.legalEvents,
      assignees: OWNER.assignees,
      legalStatus: 'active',
      legalState: { detail: 'granted' },
    })
})

describe('whatever the order and the batches, the index ends the same; everything again changes nothing', () => {
  const all = [LIST, TEXT_A, TEXT_B, STATUS, OWNER]
  let end: unknown = null

  test.each([
    ['in one batch', [all]],
    ['in one batch, reversed', [all.toReversed()]],
    ['one by one', all.map((one) => [one])],
    ['one by one, reversed', all.toReversed().map((one) => [one])],
    ['in several batches', [[STATUS, TEXT_B], [LIST, OWNER], [TEXT_A]]],
  ])('%s', async (_, batches) => {
    const engine = await newEngine()
    for (const batch of batches) await load(engine, ...batch)
    const ended = await contents(engine)
    end ??= ended
    expect(ended).toEqual(end)
    for (const batch of batches) expect(await load(engine, ...batch)).toMatchObject({ new: 0, changed: 0, deleted: 0 })
  })
})

test('applications of other offices with the same number are left alone', async () => {
  const engine = await newEngine()
  await load(engine, { ...STATUS, office: 'WO' })
  await load(engine, TEXT_A)
  expect(Object.keys(await contents(engine))).toEqual(['CN103399241A', 'WO~CN201310123456'])
})

describe('what the register states about a number without kind code is part of each publication of the number', () => {
  const steps = (file: string, code: string) =>
    record(file, 'status', {
      office: 'EP',
      publicationNumber: 'EP1000000',
      legalEvents: [{ date: '20021128', code, office: 'EP', text: 'Renewal fee' }],
    })
  const dated = record('g.xml', 'list', { office: 'EP', publicationNumber: 'EP1000000', publicationDate: '20000517' })
  const a = record('h.xml', 'text', { office: 'EP', publicationNumber: 'EP1000000A1', kind: 'A1', applicationNumber: 'EP99203729' })
  const b = record('i.xml', 'text', { office: 'EP', publicationNumber: 'EP1000000B1', kind: 'B1', publicationDate: '20030212' })
  const application = record('j.xml', 'status', { office: 'EP', applicationNumber: 'EP99203729', applicants: [{ name: 'Brick B.V.' }] })
  const all = [steps('f.xml', 'RFEE'), dated, a, application, b, steps('k.xml', 'AGRA')]
  let end: unknown = null

  test.each([
    ['in one batch', [all]],
    ['in one batch, reversed', [all.toReversed()]],
    ['one by one', all.map((one) => [one])],
    ['one by one, reversed', all.toReversed().map((one) => [one])],
    ['the publications last', [[...all.slice(0, 2), ...all.slice(3, 4), ...all.slice(5)], [a], [b]]],
  ])('%s', async (_, batches) => {
    const engine = await newEngine()
    for (const batch of batches) await load(engine, ...batch)
    const ended = await contents(engine)
    expect(Object.keys(ended)).toEqual(['EP1000000A1', 'EP1000000B1'])
    for (const one of Object.values(ended)) expect(one.legalEvents?.map(({ code }) => code)).toEqual(['AGRA', 'RFEE'])
    expect(ended['EP1000000A1']).toMatchObject({ applicants: application.applicants })
    expect(ended['EP1000000A1']).not.toHaveProperty('publicationDate')
    expect(ended['EP1000000B1']).toMatchObject({ publicationDate: '20030212' })
    end ??= ended
    expect(ended).toEqual(end)
    for (const batch of batches) expect(await load(engine, ...batch)).toMatchObject({ new: 0, changed: 0, deleted: 0 })
  })

  test('without any publication of the number it stays a record', async () => {
    const engine = await newEngine()
    await load(engine, dated, steps('f.xml', 'RFEE'))
    expect(Object.keys(await contents(engine))).toEqual(['EP1000000'])
  })
})
