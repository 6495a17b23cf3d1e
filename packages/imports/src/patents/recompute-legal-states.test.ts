import { PATENT_FIELD_TABLE, PATENT_KIND, type PatentRecord } from '@gezhi/records'
import { readQuery } from '@gezhi/query'
import type { SearchEngine } from '@gezhi/search'
import { expect, test, vi } from 'vitest'
import type { EventCodes } from '../event-codes/event-codes.ts'
import { openEventCodes } from '../event-codes/open-event-codes.ts'
import { patentEngines } from '../pipeline/testing/patent-engines.ts'
import { joinRecords } from '../records/join-records.ts'
import { recomputeLegalStates } from './recompute-legal-states.ts'

const newEngine = patentEngines()

async function load(engine: SearchEngine<PatentRecord>, today: string, records: readonly PatentRecord[], codes?: EventCodes) {
  for (const one of records)
    await engine.write(
      await joinRecords(PATENT_KIND, [one], engine, { rankOf: () => 1, today, ...(codes && { categoryOf: codes.categoryOf }) }),
    )
}

const record = (publicationNumber: string, fact: Partial<PatentRecord>): PatentRecord => ({
  publicationNumber,
  office: publicationNumber.slice(0, 2),
  titles: [],
  ...fact,
  source: { format: 'test', file: publicationNumber, position: 0 },
})

/** Numbers a search finds, as a list is filtered. */
async function found(engine: SearchEngine<PatentRecord>, query: string): Promise<string[]> {
  const { hits } = await engine.page({ query: readQuery(query, { fields: PATENT_FIELD_TABLE }).tree, from: 0, size: 100 })
  return hits.map(({ docId }) => docId).toSorted()
}

const CASE = { applicationNumber: 'CN200610123456.7', applicationDate: '20060310', patentType: 'invention' } as const
const APPLICATION = record('CN101000001A', { ...CASE, kind: 'A', publicationDate: '20070101' })
const GRANT = record('CN101000001B', { ...CASE, kind: 'B', publicationDate: '20090101' })
const YOUNG = record('CN102000001B', { applicationDate: '20260301', patentType: 'invention', kind: 'B', publicationDate: '20280101' })

test.each([
  ['application first', [APPLICATION, GRANT]],
  ['grant first', [GRANT, APPLICATION]],
])('all publications of an application stand as it does, whichever comes first: %s', async (_, records) => {
  const engine = await newEngine()
  await load(engine, '20260101', records)
  expect(await found(engine, 'status=granted_unverified')).toEqual(['CN101000001A', 'CN101000001B'])
  expect(await found(engine, 'status=有效')).toEqual([])
  expect(await found(engine, 'status=授权')).toEqual(['CN101000001A', 'CN101000001B'])
  const [application] = await engine.get(['CN101000001A'])
  expect(application?.record).toMatchObject({ legalState: { detail: 'granted-unverified', decidedBy: { by: 'publication', kind: 'B' } } })
})

test('what is filtered is right on each day: when a term has ended, and when a day that was to come is there', async () => {
  const engine = await newEngine()
  await load(engine, '20260101', [APPLICATION, GRANT, YOUNG])
  const recompute = (today: string) => recomputeLegalStates({ engine, today })
  expect(await recompute('20260310')).toBe(0)
  expect(await found(engine, 'status=granted_unverified')).toEqual(['CN101000001A', 'CN101000001B'])
  expect(await recompute('20260311')).toBe(2)
  expect(await found(engine, 'status=granted_unverified')).toEqual([])
  expect(await found(engine, 'legal-state=expired-by-date')).toEqual(['CN101000001A', 'CN101000001B'])
  expect(await recompute('20280101')).toBe(1)
  expect(await found(engine, 'status=granted_unverified')).toEqual(['CN102000001B'])
  expect(await recompute('20280101')).toBe(0)
  expect((await engine.get(['CN102000001B']))[0]?.record.legalStateDue).toBe('20460302')
})

test('states of indexes from before G205 are derived again', async () => {
  const engine = await newEngine()
  const state = { status: 'active', detail: 'granted', decidedBy: { by: 'publication', date: '20090101', kind: 'B' } } as const
  await engine.write({ puts: [{ ...GRANT, legalStatus: 'active', legalState: state, legalStateDue: '20260311' }] })
  expect(await recomputeLegalStates({ engine, today: '20260101' })).toBe(1)
  expect(await found(engine, 'status=granted_unverified')).toEqual(['CN101000001B'])
  expect(await recomputeLegalStates({ engine, today: '20260101' })).toBe(0)
})

test('many due records are read in pages of at most a thousand, and none is missed', async () => {
  const engine = await newEngine()
  const state = { status: 'active', detail: 'granted', decidedBy: { by: 'publication', date: '20090101', kind: 'B' } } as const
  const old = { ...GRANT, legalStatus: 'active', legalState: state, legalStateDue: '20260311' } as const
  const puts = Array.from({ length: 1100 }, (_, i) => ({
    ...old,
    publicationNumber: `CN${101_000_001 + i}B`,
    applicationNumber: `CN2006${10_000_000 + i}`,
  }))
  await engine.write({ puts })
  const page = vi.spyOn(engine, 'page')
  expect(await recomputeLegalStates({ engine, today: '20260101' })).toBe(puts.length)
  expect(Math.max(...page.mock.calls.map(([{ size }]) => size))).toBeLessThanOrEqual(1000)
  expect(await recomputeLegalStates({ engine, today: '20260101' })).toBe(0)
})

const event = (code: string, date: string) => ({ office: 'AR', code, date, text: '' })
const ARGENTINE = record('AR000001A1', { kind: 'A1', legalEvents: [event('FG', '20200101'), event('MK', '20230101')] })
const LIST = [
  { office: 'AR', code: 'FG', category: 'F', influence: '+', description: 'Grant', original: '', updated: '20200101' },
  { office: 'AR', code: 'MK', category: 'H', influence: '-', description: 'Lapse', original: '', updated: '20200101' },
] as const

test('an office without rules of its own: the table of codes is used, whether it comes before or after the events', async () => {
  for (const isFirst of [true, false]) {
    const [engine, codes] = [await newEngine(), openEventCodes(':memory:')]
    if (isFirst) codes.write(LIST)
    await load(engine, '20260101', [ARGENTINE], codes)
    expect(await found(engine, 'legal-state=ceased')).toEqual(isFirst ? ['AR000001A1'] : [])
    codes.write(LIST)
    expect(await recomputeLegalStates({ engine, today: '20260101', eventCodes: codes })).toBe(isFirst ? 0 : 1)
    expect(await found(engine, 'legal-state=ceased')).toEqual(['AR000001A1'])
    expect(codes.hasUnappliedChanges()).toBe(false)
  }
})

test('stopped on the way, what is left stays due', async () => {
  const engine = await newEngine()
  await load(engine, '20260101', [GRANT])
  expect(await recomputeLegalStates({ engine, today: '20300101', signal: AbortSignal.abort() })).toBe(0)
  expect(await recomputeLegalStates({ engine, today: '20300101' })).toBe(1)
})
