import { expect, it } from 'vitest'
import { changedRows } from './changed-rows.ts'

const row = (value: string, count: number, column?: string) => ({
  value,
  name: value,
  count,
  ...(column !== undefined && { column, columnName: column }),
})

it('differences of two runs are those of the same values and pairs, the largest first', () => {
  const before = [row('CN', 5), row('US', 2), row('JP', 1), row('A', 1, 'x')]
  const after = [row('US', 2), row('CN', 9), row('A', 1, 'y'), row('A', 3, 'x')]
  expect(changedRows(before, after).map(({ name, before: old, after: now }) => [name, old, now])).toEqual([
    ['CN', 5, 9],
    ['A × x', 1, 3],
    ['JP', 1, 0],
    ['A × y', 0, 1],
  ])
  expect(changedRows(before, before)).toEqual([])
})
