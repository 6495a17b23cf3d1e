import { PATENT_FIELD_TABLE as fields } from '@gezhi/records'
import { expect, test } from 'vitest'
import { dependentTitles } from './dependent-titles.ts'

const strategy = (id: string, searchStrategy: string) => ({ id, title: id.toUpperCase(), searchStrategy })

test('strategies that refer to a deleted one are named, unless they are deleted too', () => {
  const all = [strategy('a', 'x'), strategy('b', '#{A} AND y'), strategy('c', 'TI=(z OR #{ a })'), strategy('d', '"#{A}"')]
  expect(dependentTitles(all, ['a'], fields)).toEqual(['B', 'C'])
  expect(dependentTitles(all, ['a', 'b'], fields)).toEqual(['C'])
  expect(dependentTitles(all, ['d'], fields)).toEqual([])
})
