import { expect, it } from 'vitest'
import { moved, resized, stepOf } from './arrange-panels.ts'

it('moves a chart within the board, and nowhere else', () => {
  const list = ['a', 'b', 'c']
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(list, 2, 1)).toEqual(['a', 'c', 'b'])
  for (const [from, to] of [
    [0, -1],
    [2, 3],
    [3, 0],
    [1, 1],
  ] as const)
    expect(moved(list, from, to)).toBe(list)
})

it('resizes a chart within one to three columns and rows', () => {
  const panel = { type: 'p01', title: 'x', columns: 1, rows: 1 }
  expect(resized(panel, 2.4, 1)).toMatchObject({ columns: 2, rows: 1 })
  expect(resized(panel, 9, 9)).toMatchObject({ columns: 3, rows: 3 })
  expect(resized(panel, 0, -3)).toBe(panel)
})

it('reads arrow keys only', () => {
  expect(stepOf('ArrowUp')).toEqual({ across: 0, down: -1 })
  expect(stepOf('ArrowRight')).toEqual({ across: 1, down: 0 })
  expect(stepOf('Enter')).toBe(null)
})
