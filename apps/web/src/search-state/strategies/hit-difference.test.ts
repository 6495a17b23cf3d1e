import { expect, test } from 'vitest'
import { hitDifference } from './hit-difference.ts'

test('the difference has a sign, and needs two counts', () => {
  const between = (numberBefore: number | null, number: number | null) => hitDifference({ number, numberBefore }, 'en')
  expect([between(120, 1135), between(5, 2), between(3, 3), between(null, 3), between(3, null)]).toEqual(['+1,015', '−3', '±0', null, null])
})
