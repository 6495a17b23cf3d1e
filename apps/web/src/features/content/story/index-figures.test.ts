import type { SearchAnswer } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import { indexFigures, largest, sumOf } from './index-figures.ts'

const value = (name: string, count: number) => ({ value: name, name, count })
const answer = (groups: SearchAnswer['groupList'], more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  total: 6,
  totalRelation: 'eq',
  list: [],
  groupList: groups,
  took: 1,
  diagnostics: [],
  ...more,
})

test('years come in their order, with those in which nothing was published', () => {
  const { groups } = indexFigures(answer([{ field: 'publication_year', timedOut: false, list: [value('2022', 4), value('2019', 2)] }]))
  expect(groups.years.map(({ value: year, count }) => `${year} ${count}`)).toEqual(['2019 2', '2020 0', '2021 0', '2022 4'])
  expect(groups.places).toEqual([])
})

test('hits hidden by entitlements and timeouts are reported', () => {
  expect(indexFigures(answer([]))).toMatchObject({ documents: 6, newest: null, hidden: 0, partial: false })
  const hidden = { total: 3, totalRelation: 'eq', opens: 'login' } as const
  expect(indexFigures(answer([{ field: 'country', timedOut: true, list: [] }], { hidden }))).toMatchObject({ hidden: 3, partial: true })
})

test('the largest and the sum', () => {
  expect(largest([value('a', 1), value('b', 5), value('c', 5)])?.value).toBe('b')
  expect(largest([])).toBeUndefined()
  expect(sumOf([value('a', 1), value('b', 5)])).toBe(6)
})
