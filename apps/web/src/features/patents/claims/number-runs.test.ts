import { expect, test } from 'vitest'
import { formatNumbers, numberRuns } from './number-runs.ts'

test('consecutive numbers are one range', () => {
  expect(numberRuns([3, 1, 2, 5])).toEqual([
    [1, 3],
    [5, 5],
  ])
  expect(numberRuns([])).toEqual([])
  expect(numberRuns([2, 2, 3])).toEqual([[2, 3]])
})

test('numbers for reading', () => {
  expect([formatNumbers([1]), formatNumbers([1, 2]), formatNumbers([4, 1, 2, 3]), formatNumbers([7, 1, 2, 3])]).toEqual([
    '1',
    '1, 2',
    '1–4',
    '1–3, 7',
  ])
})
