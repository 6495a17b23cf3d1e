import { expect, test } from 'vitest'
import { shownNumber } from './shown-number.ts'

test('a patent without a publication number is named by its application', () => {
  expect(['CN108774510A', 'CN~CN201310016035.2', 'US~US14123456'].map(shownNumber)).toEqual([
    'CN108774510A',
    'CN201310016035.2',
    'US14123456',
  ])
})
