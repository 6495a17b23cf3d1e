import { expect, it } from 'vitest'
import { isBelow } from './is-below.ts'

it('a row is below itself and the rows above it', () => {
  const rows = [
    { id: 'a', children: [{ id: 'b', children: [{ id: 'c', children: [] }] }] },
    { id: 'd', children: [] },
  ]
  expect([isBelow(rows, 'a', 'c'), isBelow(rows, 'b', 'b'), isBelow(rows, 'b', 'c')]).toEqual([true, true, true])
  expect([isBelow(rows, 'c', 'a'), isBelow(rows, 'a', 'd'), isBelow(rows, 'x', 'a')]).toEqual([false, false, false])
})
