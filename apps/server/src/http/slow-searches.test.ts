import { PATENT_KIND } from '@gezhi/records'
import { readQuery } from '@gezhi/query'
import { expect, it } from 'vitest'
import { SlowSearches, type ObservedSearch } from './slow-searches.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-11-29T08:30:00Z')
const query = readQuery('TI=(secret AND 机密) NOT "private words" AND AD=[20200101 TO 20201231]', { fields: PATENT_KIND.fields }).tree
const search = (milliseconds: number): ObservedSearch => ({
  kind: 'patents',
  method: 'count',
  request: { query, filters: [] },
  milliseconds,
  timedOut: false,
})

it('lists the shape of a query and nothing its caller typed', () => {
  const slow = new SlowSearches([], () => START)
  slow.note(search(1234.4))
  expect(slow.list).toEqual([
    {
      at: '2026-11-29T08:30Z',
      kind: 'patents',
      method: 'count',
      milliseconds: 1234,
      timedOut: false,
      nodes: expect.objectContaining({ word: 2, phrase: 1, range: 1 }) as object,
      filters: 0,
    },
  ])
  expect(JSON.stringify(slow.list)).not.toMatch(/secret|机密|private|2020/)
})

it('keeps the five slowest of each hour, slowest first, for a day', () => {
  let now = START
  const slow = new SlowSearches([], () => now)
  for (const milliseconds of [10, 70, 20, 60, 30, 50, 40]) slow.note(search(milliseconds))
  now += HOUR
  slow.note(search(5))
  expect(slow.list.map(({ milliseconds }) => milliseconds)).toEqual([70, 60, 50, 40, 30, 5])
  now += 23.2 * HOUR
  expect(slow.list.map(({ milliseconds }) => milliseconds)).toEqual([5])
})

it('continues the list of the process before', () => {
  const before = new SlowSearches([], () => START)
  before.note(search(100))
  const slow = new SlowSearches(before.list, () => START + HOUR)
  slow.note(search(200))
  expect(slow.list.map(({ milliseconds }) => milliseconds)).toEqual([200, 100])
})
