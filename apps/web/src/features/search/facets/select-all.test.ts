import { expect, test } from 'vitest'
import { allSelected } from './select-all.ts'

test('B.filters.08: off when a node is half-ticked', () => {
  expect(allSelected(5, 1, 5)).toBe(false)
})

test('B.filters.09: off when the number ticked is not the total', () => {
  expect([allSelected(4, 0, 5), allSelected(5, 0, 5), allSelected(0, 0, 0)]).toEqual([false, true, false])
})
