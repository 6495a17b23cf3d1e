import { expect, test } from 'vitest'
import { yearAxis } from './year-axis.ts'

test('the axis goes over whole years', () => {
  const axis = yearAxis(['20190101', '20200701', null])
  expect([axis?.from, axis?.to, axis?.labels]).toEqual([2019, 2020, [2019, 2020]])
  expect(axis?.at('20190101')).toBe(0)
  expect(axis?.at('20200701')).toBeCloseTo(0.75)
  expect(axis?.at('202007')).toBeCloseTo(0.75)
})

test('long axes have few labels', () => {
  expect(yearAxis(['19850101', '20240101'])?.labels).toEqual([1985, 1990, 1995, 2000, 2005, 2010, 2015, 2020])
})

test('no dates, no axis', () => {
  expect(yearAxis([null, ''])).toBeNull()
})
