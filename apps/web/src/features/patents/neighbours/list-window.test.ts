import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listWindow, pageWindow } from './list-window.ts'

test('windows overlap by one on either side', () => {
  expect([listWindow(1), listWindow(20), listWindow(21)]).toEqual([
    { from: 0, size: 21 },
    { from: 0, size: 21 },
    { from: 19, size: 22 },
  ])
})

test('both neighbours of every position are in its window', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (position) => {
      const { from, size } = listWindow(position)
      expect(from).toBeLessThanOrEqual(Math.max(position - 2, 0))
      expect(from + size).toBeGreaterThanOrEqual(position + 1)
    }),
  )
})

test('a page of the list holds the position', () => {
  expect([pageWindow(1, 50), pageWindow(50, 50), pageWindow(51, 50)]).toEqual([
    { from: 0, size: 50 },
    { from: 0, size: 50 },
    { from: 50, size: 50 },
  ])
})
