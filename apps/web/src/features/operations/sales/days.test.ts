import { expect, test } from 'vitest'
import { daysBetween, isDay, lastDays, shanghaiDay } from './days.ts'

test('a day begins at midnight in Shanghai', () => {
  expect(shanghaiDay(Date.parse('2026-11-28T15:59:59Z'))).toBe('2026-11-28')
  expect(shanghaiDay(Date.parse('2026-11-28T16:00:00Z'))).toBe('2026-11-29')
  expect(lastDays(30, Date.parse('2026-11-29T04:00:00Z'))).toEqual({ from: '2026-10-31', to: '2026-11-29' })
})

test('a period has all its days, also the leap day', () => {
  expect(daysBetween({ from: '2028-02-28', to: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(daysBetween({ from: '2026-03-02', to: '2026-03-01' })).toEqual([])
})

test('only days of the calendar are days', () => {
  expect(['2028-02-29', '2026-02-29', '2026-13-01', '', 'x'].map(isDay)).toEqual([true, false, false, false, false])
})
