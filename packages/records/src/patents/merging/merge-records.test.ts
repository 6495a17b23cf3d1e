import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PatentRecord } from '../patent-record.ts'
import { fieldSources } from './field-sources.ts'
import { applicationPart, mergeRecords } from './merge-records.ts'

const RANKS: Record<string, number> = { list: 1, text: 2, status: 1 }
const rankOf = (format: string) => RANKS[format] ?? 0
const merge = (...records: PatentRecord[]) => mergeRecords(records, rankOf)

const LIST: PatentRecord = {
  publicationNumber: 'CN103399241B',
  office: 'CN',
  kind: 'B',
  publicationDate: '20160203',
  titles: [{ lang: 'zh', text: '一种电池（列表）' }],
  ipc: ['H01M10/0525', 'H01M4/36'],
  applicants: [{ name: '甲大学' }],
  citations: [{ publicationNumber: 'US7000002B2' }],
  source: { format: 'list', file: 'a.csv', position: 3 },
}
const TEXT: PatentRecord = {
  publicationNumber: 'CN103399241B',
  applicationNumber: 'CN201310123456.7',
  office: 'CN',
  kind: 'B',
  titles: [
    { lang: 'zh', text: '一种电池' },
    { lang: 'en', text: 'Battery' },
  ],
  ipc: ['H01M4/36', 'H01M4/38'],
  applicants: [{ name: '甲大学', country: 'CN' }],
  citations: [{ publicationNumber: 'US7000002', category: 'X' }],
  source: { format: 'text', file: 'b.xml', position: 0 },
}
const STATUS: PatentRecord = {
  applicationNumber: 'CN201310123456',
  office: 'CN',
  kind: 'A',
  titles: [],
  legalEvents: [{ date: '20160203', code: 'GR01', office: 'CN', text: 'Grant' }],
  source: { format: 'status', file: 'c.jsonl', position: 9 },
}

describe('two sources of one publication', () => {
  const merged = merge(LIST, TEXT, STATUS)

  test('each field comes from the richer format, lists are joined, and values of the poorer one are present', () => {
    expect(merged).toMatchObject({
      publicationNumber: 'CN103399241B',
      applicationNumber: 'CN201310123456.7',
      kind: 'B',
      publicationDate: '20160203',
      titles: TEXT.titles,
      applicants: TEXT.applicants,
      ipc: ['H01M4/36', 'H01M4/38', 'H01M10/0525'],
      citations: [{ publicationNumber: 'US7000002', category: 'X' }],
      legalEvents: STATUS.legalEvents,
      source: TEXT.source,
    })
  })

  test('the source of each value is stored, in its own form', () => {
    expect(fieldSources(merged, 'applicants')).toEqual([
      { source: TEXT.source, value: TEXT.applicants, isShown: true },
      { source: LIST.source, value: LIST.applicants, isShown: false },
    ])
    expect(fieldSources(merged, 'publicationDate').map(({ source }) => source.format)).toEqual(['list'])
    expect(fieldSources(merged, 'legalEvents')).toMatchObject([{ source: STATUS.source, isShown: true }])
    expect(fieldSources(merged, 'kind').map(({ value, isShown }) => [value, isShown])).toEqual([
      ['B', true],
      ['B', true],
      ['A', false],
    ])
  })

  test('values of the application can be removed again', () => {
    expect(applicationPart(merged)).toEqual(STATUS)
    expect(applicationPart(TEXT)).toBeNull()
  })
})

test('of two files of one format the one whose name comes later has priority; the same value twice is one statement', () => {
  const older = { ...TEXT, titles: [{ lang: 'zh', text: '旧' }], source: { format: 'text', file: 'ipg200101.xml', position: 0 } }
  const newer = { ...TEXT, source: { format: 'text', file: 'ipg200108.xml', position: 0 } }
  expect(merge(newer, older).titles).toEqual(TEXT.titles)
  expect(merge(newer, { ...newer, source: { ...newer.source, file: 'copy.xml' } })).toMatchObject({ source: { file: 'copy.xml' } })
  expect(merge(newer, { ...newer, source: { ...newer.source, file: 'copy.xml' } })).not.toHaveProperty('statements')
})

test('one place of a file has one statement: the later; what an older parser read of a file no longer counts', () => {
  const corrected = { ...LIST, titles: [{ lang: 'zh', text: '更正' }] }
  expect(merge(LIST, corrected)).toEqual(corrected)
  const again = { ...LIST, ipc: ['A01B1/00'], source: { ...LIST.source, position: 4, reader: 2 } }
  expect(merge(merge(again, TEXT), LIST).ipc).toEqual(['H01M4/36', 'H01M4/38', 'A01B1/00'])
})

describe('laws', () => {
  const word = fc.constantFrom('a', 'b', 'c')
  const text = fc.record({ lang: fc.constantFrom('zh', 'en', 'und'), text: word })
  const facts = fc.record(
    {
      titles: fc.array(text, { maxLength: 3 }),
      abstracts: fc.array(text, { minLength: 1, maxLength: 3 }),
      kind: word,
      applicationDate: word,
      ipc: fc.array(word, { minLength: 1, maxLength: 3 }),
      family: fc.record({ simpleId: word, extendedId: word }, { requiredKeys: [] }),
      other: fc.dictionary(word, fc.array(word, { maxLength: 2 })),
      citations: fc.array(fc.record({ publicationNumber: word, category: word }, { requiredKeys: ['publicationNumber'] }), {
        minLength: 1,
        maxLength: 2,
      }),
      legalEvents: fc.array(fc.record({ date: word, code: word, office: word, text: word }), { minLength: 1, maxLength: 2 }),
    },
    { requiredKeys: ['titles'] },
  )
  const record = fc
    .tuple(facts, fc.constantFrom('list', 'text', 'status'), fc.boolean())
    .map(([fact, format, ofApplication]): Omit<PatentRecord, 'source'> & { format: string } => ({
      ...fact,
      office: 'CN',
      applicationNumber: 'CN201310123456.7',
      ...(!ofApplication && { publicationNumber: 'CN103399241B' }),
      format,
    }))
  /** Each from a different position. */
  const records = fc
    .array(record, { minLength: 1, maxLength: 5 })
    .map((list) => list.map(({ format, ...fact }, position): PatentRecord => ({ ...fact, source: { format, file: 'f', position } })))

  test('order and grouping do not matter', () => {
    fc.assert(
      fc.property(records, fc.nat(), fc.infiniteStream(fc.nat()), (list, cut, picks) => {
        const shuffled = list.map((one) => [picks.next().value as number, one] as const).sort(([a], [b]) => a - b)
        const mixed = shuffled.map(([, one]) => one)
        const at = cut % mixed.length
        const parts = [mixed.slice(0, at), mixed.slice(at)].filter((part) => part.length > 0)
        expect(merge(...parts.map((part) => merge(...part)))).toEqual(merge(...list))
      }),
    )
  })

  test('the same again changes nothing', () => {
    fc.assert(
      fc.property(records, (list) => {
        expect(merge(merge(...list), ...list)).toEqual(merge(...list))
      }),
    )
  })

  test('all statements can be read from the record', () => {
    fc.assert(
      fc.property(records, (list) => {
        const merged = merge(...list)
        for (const one of list) {
          if (one.kind !== undefined) expect(fieldSources(merged, 'kind').map(({ value }) => value)).toContain(one.kind)
          if ((one.ipc ?? []).length > 0) expect(fieldSources(merged, 'ipc').map(({ value }) => value)).toContainEqual(one.ipc)
        }
      }),
    )
  })
})

test('of the owners of several recordings, those recorded last count, in any order', () => {
  const owned = (name: string, position: number, recorded?: string): PatentRecord => ({
    ...STATUS,
    assignees: [{ name, ...(recorded !== undefined && { recorded }) }],
    source: { format: 'status', file: 'assignments.xml', position },
  })
  const [early, late, undated] = [owned('A', 9, '20100101'), owned('B', 1, '20200101'), owned('C', 20)]
  for (const records of [
    [early, late, undated],
    [undated, late, early],
    [late, undated, early],
  ]) {
    expect(merge(...records).assignees).toEqual([{ name: 'B', recorded: '20200101' }])
    expect(merge(merge(...records.slice(0, 2)), ...records.slice(2)).assignees).toEqual([{ name: 'B', recorded: '20200101' }])
  }
})
