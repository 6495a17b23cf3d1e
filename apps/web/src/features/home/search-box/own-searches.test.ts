import { expect, test } from 'vitest'
import { ownSearches } from './own-searches.ts'

test('own searches with what is typed, those that begin so first, at most two', () => {
  const queries = ['锂电池', '电池 AND 隔膜', 'TI=(飞机)', '电池', '电池壳体', '电池 AND 隔膜']
  expect(ownSearches(queries, '电池 ')).toEqual(['电池 AND 隔膜', '电池壳体'])
  expect(ownSearches(queries, '锂电')).toEqual(['锂电池'])
  expect(ownSearches(['Graphene battery'], 'graph')).toEqual(['Graphene battery'])
  expect(ownSearches(queries, '电')).toEqual([])
})
