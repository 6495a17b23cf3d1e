import { expect, test } from 'vitest'
import { PATENTS } from '../kinds/patents/patents.ts'
import { usualSort } from './usual-sort.ts'

test.each([
  ['石墨烯 电池', 'relevance'],
  ['"graphene battery" NOT 涂层', 'relevance'],
  ['"ratio: 1=2"', 'relevance'],
  ['SEM=("a battery")', 'relevance'],
  ['SEM=("a battery") AND ad>=2020', 'relevance'],
  ['TIAB=(石墨烯)', 'newest'],
  ['石墨烯 AND ad>=2018', 'newest'],
  ['ipc：H01M', 'newest'],
  ['', 'newest'],
])('G204: %s begins by %s', (query, sort) => expect(usualSort(PATENTS, query, null)).toBe(sort))

test('other search modes begin in the order of the kind, unless the query ranks its hits', () => {
  expect(usualSort(PATENTS, '石墨烯', { name: 'law', args: {} })).toBe('newest')
  expect(usualSort(PATENTS, '石墨烯', { name: 'command', args: {} })).toBe('newest')
  expect(usualSort(PATENTS, 'SEM=("a battery") AND country=CN', { name: 'command', args: {} })).toBe('relevance')
})
