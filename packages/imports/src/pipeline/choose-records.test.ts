import type { PatentRecord } from '@gezhi/records'
import { expect, test } from 'vitest'
import { chooseRecords } from './choose-records.ts'

const RANKS = { of: (format: string) => ({ list: 1, text: 2 })[format] ?? 0, highest: 2 }

const record = (number: string, title: string, format: string): PatentRecord => ({
  publicationNumber: number,
  office: 'CN',
  titles: [{ lang: 'zh', text: title }],
  source: { format },
})

const storing = (...records: PatentRecord[]) => ({
  get: async (ids: readonly string[]) =>
    records
      .filter((one) => ids.includes(one.publicationNumber as string))
      .map((one) => ({ docId: one.publicationNumber as string, record: one })),
})

test('of one publication met twice the last one is written', async () => {
  const chosen = await chooseRecords(
    [record('CN1A', 'a', 'list'), record('CN2A', 'b', 'list'), record('CN1A', 'c', 'list')],
    storing(),
    RANKS,
  )
  expect(chosen.map((one) => one.titles[0]?.text)).toEqual(['c', 'b'])
})

test('a stored record of a format that says more stays; of one that says no more, it goes', async () => {
  const stored = storing(record('CN1A', 'stored', 'text'), record('CN2A', 'stored', 'list'), record('CN3A', 'stored', 'demo'))
  const offered = ['CN1A', 'CN2A', 'CN3A'].map((number) => record(number, 'new', 'list'))
  expect((await chooseRecords(offered, stored, RANKS)).map((one) => one.publicationNumber)).toEqual(['CN2A', 'CN3A'])
  expect(await chooseRecords([record('CN2A', 'new', 'text')], stored, RANKS)).toHaveLength(1)
})
