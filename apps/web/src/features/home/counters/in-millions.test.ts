import { expect, test } from 'vitest'
import { inMillions } from './in-millions.ts'

test('home.17: patents are counted in whole millions, from the first on', () => {
  expect([1_000_000, 1_999_999, 187_654_321].map(inMillions)).toEqual([1, 1, 187])
  expect([0, 2000, 999_999].map(inMillions)).toEqual([null, null, null])
})
