import { expect, test } from 'vitest'
import { rowNumber } from './row-number.ts'

test('B.results.06: below 10 two digits, then as many as it takes', () => {
  expect([rowNumber(1, 20, 0), rowNumber(1, 20, 8), rowNumber(1, 20, 9), rowNumber(2, 50, 49), rowNumber(51, 20, 3)]).toEqual([
    '01',
    '09',
    '10',
    '100',
    '1004',
  ])
})
