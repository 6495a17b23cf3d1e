import fc from 'fast-check'
import { expect, it } from 'vitest'
import { offsetBeyondDepth } from './json-depth.ts'

it.each([
  ['[[1]]', 2, null],
  ['[[[1]]]', 2, 2],
  ['[{"a":[1]}]', 2, 6],
  ['[[1],[2],[3]]', 2, null],
  ['["[[[[", "\\"[[[", "\\\\", [[1]]]', 2, 25],
  ['["[[[[ without end', 2, null],
  ['['.repeat(1_000_000), 200, 200],
])('%j has its first bracket beyond %i levels at %j', (text, limit, offset) => {
  expect(offsetBeyondDepth(text, limit)).toBe(offset)
})

it('finds none in any JSON of at most that many levels, and one in all others', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 6 }), (value, limit) => {
      expect(offsetBeyondDepth(JSON.stringify(value), limit) === null).toBe(depthOf(value) <= limit)
    }),
  )
})
