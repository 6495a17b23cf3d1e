import { describe, expect, test } from 'vitest'
import { addFilters, removeFilter, replaceIncluded, toggleFilter, type FacetFilter } from './facet-filter.ts'

const china: FacetFilter = { facet: 'country', value: 'CN', include: true }
const notJapan: FacetFilter = { facet: 'country', value: 'JP', include: false }

describe('adding filters', () => {
  test('values join those of the facet', () => {
    expect(addFilters([china], 'country', ['US', 'CN'], true)).toEqual([china, { ...china, value: 'US' }])
  })

  test('B.filters.14: the same names with the same flag are rejected', () => {
    expect(addFilters([china, notJapan], 'country', ['CN'], true)).toBeNull()
    expect(addFilters([china, notJapan], 'country', ['JP'], false)).toBeNull()
  })

  test('a value cannot be included and excluded at once: the latest click counts', () => {
    expect(addFilters([china, notJapan], 'country', ['CN'], false)).toEqual([notJapan, { ...china, include: false }])
  })

  test('the same value of another facet is another filter', () => {
    expect(addFilters([china], 'applicant', ['CN'], true)).toHaveLength(2)
  })
})

test('a second click takes the filter away, a click on the other side moves it', () => {
  expect(toggleFilter([china, notJapan], china)).toEqual([notJapan])
  expect(toggleFilter([china], { ...china, include: false })).toEqual([{ ...china, include: false }])
})

test('a removed filter leaves the others', () => {
  expect(removeFilter([china, notJapan], { facet: 'country', value: 'JP' })).toEqual([china])
})

test('a dragged range replaces what was included, keeps what is excluded outside of it', () => {
  const years: FacetFilter[] = [
    china,
    { facet: 'year', value: '2001', include: true },
    { facet: 'year', value: '2010', include: false },
    { facet: 'year', value: '2020', include: false },
  ]
  expect(replaceIncluded(years, 'year', ['2009', '2010'])).toEqual([
    china,
    { facet: 'year', value: '2020', include: false },
    { facet: 'year', value: '2009', include: true },
    { facet: 'year', value: '2010', include: true },
  ])
})
