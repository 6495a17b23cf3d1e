import { expect, test } from 'vitest'
import { allSelected } from './select-all.ts'

test('B.filters.08: unchecked when a node is partly selected', () => {
  expect(allSelected(5, 1, 5)).toBe(false)
})

test('B.filters.09: unchecked when the number selected is not the total', () => {
  expect([allSelected(4, 0, 5), allSelected(5, 0, 5), allSelected(0, 0, 0)]).toEqual([false, true, false])
})
