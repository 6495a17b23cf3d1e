import { expect, it } from 'vitest'
import { checkCount } from './action-limits.ts'

it('an action without limits takes any number of records but none', () => {
  expect([0, 1, 5000].map((count) => checkCount({}, count))).toEqual(['few', 'fits', 'fits'])
})

it('the limits of an action belong to what it takes', () => {
  expect([1, 2, 6, 7].map((count) => checkCount({ min: 2, max: 6 }, count))).toEqual(['few', 'fits', 'fits', 'many'])
})
