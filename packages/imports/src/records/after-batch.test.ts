import { PATENT_KIND, type IndexedRecord, type PatentRecord, type RecordBatch, type RecordIndex } from '@gezhi/records'
import fc from 'fast-check'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { afterBatch } from './after-batch.ts'
import { joinRecords } from './join-records.ts'

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

  /** As engines do, a record of equal content stays as it is. */
  write({ puts, deletes }: RecordBatch<PatentRecord>): void {
    for (const record of puts) {
      const docId = PATENT_KIND.identity(record)!
      const before = this.records.get(docId)
      if (before === undefined || PATENT_KIND.content(before) !== PATENT_KIND.content(record))
        this.records.set(docId, structuredClone(record))
    }
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

/** Joins each batch while the one before is written, which ends after so many steps of the event loop, or (null) after it is written. */
async function load(batches: readonly PatentRecord[][], steps: readonly number[] | null) {
  const stored = new Stored()
  const outcomes: unknown[] = []
  let index: RecordIndex<PatentRecord> = stored
  let writing: Promise<void> = Promise.resolve()
  for (const [i, batch] of batches.entries()) {
    const joined = await joinRecords(PATENT_KIND, batch, index, RULES)
    outcomes.push(joined.outcomes)
    await writing
    writing = writeAfter(steps?.[i % steps.length] ?? 0, () => stored.write(joined))
    if (steps === null) await writing
    else index = afterBatch(PATENT_KIND, stored, { ...joined, written: writing })
  }
  await writing
  return { records: Object.fromEntries([...stored.records].toSorted()), outcomes }
}

async function writeAfter(steps: number, write: () => void): Promise<void> {
  for (let step = 0; step < steps; step++) await Promise.resolve()
  write()
}

test('batches joined while the one before is written end as if each had been written first', async () => {
  const anyOrder = fc.shuffledSubarray([...RECORDS, ...RECORDS.slice(0, 3)], { minLength: 2 })
  const steps = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(anyOrder, fc.integer({ min: 1, max: 4 }), steps, async (records, size, stepsOfEach) => {
      const batches = Array.from({ length: Math.ceil(records.length / size) }, (_, i) => records.slice(i * size, (i + 1) * size))
      expect(await load(batches, stepsOfEach)).toEqual(await load(batches, null))
    }),
    { numRuns: 300 },
  )
})

const [A, , B] = RECORDS as [PatentRecord, PatentRecord, PatentRecord]

/** An index with A and B while a batch is written; `end` ends that. */
function beingWritten(batch: RecordBatch<PatentRecord>) {
  const stored = new Stored()
  stored.write({ puts: [A, B], deletes: [] })
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = () => {
    stored.write(batch)
    resolve()
  }
  return { index: afterBatch(PATENT_KIND, stored, { ...batch, written: promise }), end }
}

const application = (value: string) => ({ field: 'application', values: [value], limit: 9 })
const WAITS = Symbol('it waits')
const soon = <T>(answer: Promise<T>) => Promise.race([answer, setImmediate(WAITS)])

test('what a batch does not concern is answered while it is written', async () => {
  const other = record('text', { publicationNumber: 'US9000001B2', applicationNumber: 'US14123456' })
  const { index } = beingWritten({ puts: [other], deletes: ['US20140012345A1'] })
  expect(await soon(index.get(['CN103399241A', 'CN103399241B']))).toHaveLength(2)
  const [found] = (await soon(index.relatedEach(application('CN201310123456')))) as IndexedRecord[][]
  expect(found).toHaveLength(2)
})

test.each([
  ['a record that is written', { puts: [{ ...B, claims: [] }], deletes: [] }, 2],
  ['a record that is deleted', { puts: [], deletes: ['CN103399241A'] }, 1],
  [
    'a record that leaves a key',
    { puts: [{ ...A, publicationNumber: 'CN103399241A', applicationNumber: 'CN201310999999' }], deletes: [] },
    1,
  ],
  [
    'a record that gains a key',
    { puts: [record('text', { publicationNumber: 'WO2014000001A1', applicationNumber: 'CN201310123456' })], deletes: [] },
    3,
  ],
])('what it concerns waits until it is written: %s', async (_, batch: RecordBatch<PatentRecord>, found) => {
  const { index, end } = beingWritten(batch)
  const ids = [...batch.deletes, ...batch.puts.map((put) => PATENT_KIND.identity(put)!)]
  const answers = [index.get(ids), index.relatedEach(application('CN201310123456')).then(([related]) => related!)] as const
  expect(await Promise.all(answers.map(soon))).toEqual([WAITS, WAITS])
  end()
  const [written, related] = await Promise.all(answers)
  expect(written.map(({ docId }) => docId)).toEqual(batch.puts.map((put) => PATENT_KIND.identity(put)))
  expect(related).toHaveLength(found)
})

test('what waits for a batch that fails, fails with its error', async () => {
  const failing = Promise.reject(new Error('the disk is full'))
  const index = afterBatch(PATENT_KIND, new Stored(), { puts: [A], deletes: [], written: failing })
  await expect(index.get(['CN103399241A'])).rejects.toThrow('the disk is full')
})
