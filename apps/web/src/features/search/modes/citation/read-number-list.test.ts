import { expect, test } from 'vitest'
import { readNumberList } from './read-number-list.ts'

test('search-modes.08: numbers of a citation search are read in any writing', () => {
  expect(readNumberList('US 9,000,001 B2, CN 201210000001.X；EP1234567A1\nWO 2010/123456 A1 JP 2015-123456 A')).toEqual([
    'US 9,000,001 B2',
    'CN 201210000001.X',
    'EP1234567A1',
    'WO 2010/123456 A1',
    'JP 2015-123456 A',
  ])
  expect(readNumberList('  \n ; ')).toEqual([])
  expect(readNumberList('US1A;US1A')).toEqual(['US1A'])
})
