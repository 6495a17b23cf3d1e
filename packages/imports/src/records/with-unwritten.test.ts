import { PATENT_KIND, type IndexedRecord, type PatentRecord, type RecordBatch, type RecordIndex } from '@gezhi/records'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinRecords } from './join-records.ts'
import { type UnwrittenBatch, withUnwritten } from './with-unwritten.ts'

const RULES = { rankOf: (format: string) => (format === 'status' ? 1 : 2), today: '20260101' }
const record = (format: string, fact: Partial<PatentRecord>): PatentRecord => ({
  office: (fact.publicationNumber ?? fact.applicationNumber)!.slice(0, 2),
  titles: [],
  ...fact,
  source: { format, file: `${format} ${fact.publicationNumber}`, position: 0 },
})

/** Publications of one application, facts about it, members of its family. */
const RECORDS = [
  record('text', { publicationNumber: 'CN103399241A', applicationNumber: 'CN201310123456.7', titles: [{ lang: 'zh', text: '一种风筝' }] }),
  record('list', { publicationNumber: 'CN103399241A', titles: [{ lang: 'zh', text: '风筝' }] }),
  record('text', { publicationNumber: 'CN103399241B', applicationNumber: 'CN201310123456' }),
  record('list', { publicationNumber: 'CN103399241', applicants: [{ name: '湖畔大学' }] }),
  record('status', {
    applicationNumber: 'CN201310123456.7',
    legalEvents: [{ date: '20160203', code: 'GR01', office: 'CN', text: 'Grant' }],
  }),
  record('text', { publicationNumber: 'US20140012345A1', applicationNumber: 'US14123456', priorities: [{ number: 'CN201310123456' }] }),
  record('text', { publicationNumber: 'US9000001B2', applicationNumber: 'US14123456', family: { simpleId: '49500001' } }),
  record('text', { publicationNumber: 'EP2800001A1', family: { simpleId: '49500001' }, priorities: [{ number: 'CN201310123456.7' }] }),
]

/** An index in memory. */
class Stored implements RecordIndex<PatentRecord> {
  readonly records = new Map<string, PatentRecord>()

  write({ puts, deletes }: RecordBatch<PatentRecord>): void {
    for (const record of puts) this.records.set(PATENT_KIND.identity(record)!, structuredClone(record))
    for (const id of deletes) this.records.delete(id)
  }

  async get(ids: readonly string[]): Promise<IndexedRecord<PatentRecord>[]> {
    return ids.flatMap((docId) => (this.records.has(docId) ? { docId, record: this.records.get(docId)! } : []))
  }

  async relatedEach({ field, values, limit }: Parameters<RecordIndex['relatedEach']>[0]): Promise<IndexedRecord<PatentRecord>[][]> {
    const { keys, key } = PATENT_KIND.relations[field]!
    const all = [...this.records].map(([docId, record]) => ({ docId, record }))
    return values.map((value) => all.filter(({ record }) => keys(record).includes(key(value))).slice(0, limit))
  }
}

/** Writes each batch before the next is joined, or (`late`) after it, or (`early`) before it although it is taken for unwritten. */
async function load(batches: readonly PatentRecord[][], written: 'in turn' | 'early' | 'late') {
  const stored = new Stored()
  const outcomes: unknown[] = []
  let before: (UnwrittenBatch<PatentRecord> & { readonly write: () => void }) | null = null
  for (const batch of batches) {
    if (written !== 'late') before?.write()
    const index = before === null || written === 'in turn' ? stored : withUnwritten(PATENT_KIND, stored, before)
    const joined = await joinRecords(PATENT_KIND, batch, index, RULES)
    if (written === 'late') before?.write()
    outcomes.push(joined.outcomes)
    before = { ...joined, written: Promise.resolve(), write: () => stored.write(joined) }
  }
  before?.write()
  return { records: Object.fromEntries([...stored.records].toSorted()), outcomes }
}

test('batches joined while the one before is written end as if each had been written first', async () => {
  const anyOrder = fc.shuffledSubarray([...RECORDS, ...RECORDS.slice(0, 3)], { minLength: 2 })
  const batches = fc.tuple(anyOrder, fc.integer({ min: 1, max: 4 }))
  await fc.assert(
    fc.asyncProperty(batches, async ([records, size]) => {
      const cut = Array.from({ length: Math.ceil(records.length / size) }, (_, i) => records.slice(i * size, (i + 1) * size))
      const inTurn = await load(cut, 'in turn')
      expect(await load(cut, 'late')).toEqual(inTurn)
      expect(await load(cut, 'early')).toEqual(inTurn)
    }),
    { numRuns: 150 },
  )
})

test('of a batch that removes a record only the others are found, in the order of the ids asked for', async () => {
  const stored = new Stored()
  const [a, , b] = RECORDS as [PatentRecord, PatentRecord, PatentRecord]
  stored.write({ puts: [a, b], deletes: [] })
  const changed = { ...b, titles: [{ lang: 'zh', text: '纸鸢' }], claims: [] }
  const index = withUnwritten(PATENT_KIND, stored, { puts: [changed], deletes: ['CN103399241A'], written: Promise.resolve() })
  expect(await index.get(['CN103399241B', 'CN103399241A'])).toEqual([{ docId: 'CN103399241B', record: changed }])
  const [related] = await index.relatedEach({ field: 'application', values: ['CN201310123456'], limit: 9, short: true })
  expect(related).toEqual([{ docId: 'CN103399241B', record: { ...b, titles: changed.titles } }])
})

test('where the limit is reached, what was asked waits for the batch', async () => {
  const stored = new Stored()
  const [a, , b] = RECORDS as [PatentRecord, PatentRecord, PatentRecord]
  stored.write({ puts: [a, b], deletes: [] })
  const { promise, resolve } = Promise.withResolvers<void>()
  const batch = { puts: [], deletes: ['CN103399241A'], written: promise }
  const found = withUnwritten(PATENT_KIND, stored, batch).relatedEach({ field: 'application', values: ['CN201310123456'], limit: 1 })
  stored.write(batch)
  resolve()
  expect(await found).toEqual([[{ docId: 'CN103399241B', record: b }]])
})
