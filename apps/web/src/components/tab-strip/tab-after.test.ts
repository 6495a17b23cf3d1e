import { expect, test } from 'vitest'
import { tabAfter } from './tab-after.ts'

test('arrows go along the tabs and round, Home and End to the ends, other keys nowhere', () => {
  expect(tabAfter('ArrowRight', 0, 3)).toBe(1)
  expect(tabAfter('ArrowRight', 2, 3)).toBe(0)
  expect(tabAfter('ArrowLeft', 0, 3)).toBe(2)
  expect(tabAfter('Home', 2, 3)).toBe(0)
  expect(tabAfter('End', 0, 3)).toBe(2)
  expect(tabAfter('Tab', 0, 3)).toBeNull()
  expect(tabAfter('End', 0, 0)).toBeNull()
})
