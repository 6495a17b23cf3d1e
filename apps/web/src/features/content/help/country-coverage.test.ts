import { expect, test } from 'vitest'
import { countriesNamed, documentsOf, newestOf } from './country-coverage.ts'

const row = (country: string, name: string, patentCount: number, lastDate: string | null) => ({
  country,
  name,
  patentCount,
  firstDate: null,
  lastDate,
})
const ALL = [row('CN', '中国', 5, '20240101'), row('XX', '某局', 1, null), row('US', '美国', 2, '20250630')]

test('countries are found by name and by code', () => {
  expect(countriesNamed(ALL, ' us ').map(({ country }) => country)).toEqual(['US'])
  expect(countriesNamed(ALL, '国').map(({ country }) => country)).toEqual(['CN', 'US'])
  expect(countriesNamed(ALL, '')).toEqual(ALL)
})

test('totals and the newest day, which may be nowhere', () => {
  expect(documentsOf(ALL)).toBe(8)
  expect(newestOf(ALL)).toBe('20250630')
  expect(newestOf([row('XX', '某局', 1, null)])).toBeNull()
  expect(newestOf([])).toBeNull()
})
