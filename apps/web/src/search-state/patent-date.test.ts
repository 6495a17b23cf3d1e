import { expect, test } from 'vitest'
import { patentDate } from './patent-date.ts'

test('days, months, years, nothing and what is no date', () => {
  expect([patentDate('20210305'), patentDate('202103'), patentDate('2021'), patentDate(null), patentDate('x')]).toEqual([
    '2021-03-05',
    '2021-03',
    '2021',
    '',
    'x',
  ])
})
