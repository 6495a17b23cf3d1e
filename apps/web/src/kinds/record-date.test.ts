import { expect, test } from 'vitest'
import { recordDate } from './record-date.ts'

test('days, months, years, nothing and what is no date', () => {
  expect([recordDate('20210305'), recordDate('202103'), recordDate('2021'), recordDate(null), recordDate('x')]).toEqual([
    '2021-03-05',
    '2021-03',
    '2021',
    '',
    'x',
  ])
})
