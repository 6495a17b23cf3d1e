import { expect, test } from 'vitest'
import { pageNumber } from './page-number.ts'

test('an address names a page by digits; anything else is the first', () => {
  expect(['2', '0', '-1', '1e3', '', undefined, ['2', '3'], '12345678'].map((page) => pageNumber({ page }))).toEqual([
    2, 1, 1, 1, 1, 1, 1, 1,
  ])
})
