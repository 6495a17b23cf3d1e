import { expect, test } from 'vitest'
import { countedAt } from './count-up.ts'

test('home.18: a counter begins at 0, never goes back, and is there after 3000 ms, not before', () => {
  expect([countedAt(2000, -5), countedAt(2000, 0), countedAt(2000, 3000), countedAt(2000, 9000)]).toEqual([0, 0, 2000, 2000])
  const steps = Array.from({ length: 30 }, (_, index) => countedAt(2000, index * 100))
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(countedAt(2000, 2700)).toBeLessThan(2000)
  expect(countedAt(1, 16)).toBe(1)
})
