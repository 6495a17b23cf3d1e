import { expect, test } from 'vitest'
import { offeredValues } from './offered-values.ts'

const value = (code: string, count: number) => ({ value: code, name: code, count })

test('a filter whose value was not counted can still be taken back', () => {
  const filters = [
    { facet: 'country', value: 'JP', include: false },
    { facet: 'country', value: 'CN', include: true },
    { facet: 'type', value: 'design', include: true },
  ] as const
  expect(offeredValues([value('CN', 5)], filters, { key: 'country', field: 'country' }, () => '日本')).toEqual([
    { value: 'JP', name: '日本', count: 0 },
    { value: 'CN', name: 'CN', count: 5 },
  ])
})

test('years come newest first, other values as they were counted', () => {
  const counted = [value('2019', 9), value('2021', 3)]
  expect(offeredValues(counted, [], { key: 'year', field: 'year', panel: 'years' }, String).map((one) => one.value)).toEqual([
    '2021',
    '2019',
  ])
  expect(offeredValues(counted, [], { key: 'inventor', field: 'inventor' }, String).map((one) => one.value)).toEqual(['2019', '2021'])
})
