import { expect, test } from 'vitest'
import { MAX_YEARS, yearBars, yearsBetween } from './year-bars.ts'

const year = (value: string, count: number) => ({ value, name: value, count })

test('every year between the first and the last has its bar', () => {
  expect(yearBars([year('2021', 5), year('2018', 10)])).toEqual([
    { year: '2018', count: 10, height: 1 },
    { year: '2019', count: 0, height: 0 },
    { year: '2020', count: 0, height: 0 },
    { year: '2021', count: 5, height: 0.5 },
  ])
})

test('only years, only the newest forty', () => {
  expect(yearBars([])).toEqual([])
  expect(yearBars([year('unknown', 3)])).toEqual([])
  expect(yearBars([year('1910', 9), year('2020', 1)])).toHaveLength(MAX_YEARS)
})

test('a drag selects the years with patents, in either direction', () => {
  const bars = yearBars([year('2018', 1), year('2019', 1), year('2021', 1)])
  expect(yearsBetween(bars, '2021', '2019')).toEqual(['2019', '2021'])
})
