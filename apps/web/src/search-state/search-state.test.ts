import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PATENTS } from '../kinds/patents/patents.ts'
import { changeSearch, DENSITIES, emptySearch, newSearch, parseSearchState, toAddressParams } from './search-state.ts'
import { PAGE_SIZES } from './address-params.ts'
import { noteLongQuery } from './long-queries.ts'

const EMPTY_SEARCH = emptySearch(PATENTS)

const filter = (include: boolean) =>
  fc.record({
    facet: fc.constantFrom(...PATENTS.facets.map((facet) => facet.key)),
    value: fc.string({ minLength: 1 }),
    include: fc.constant(include),
  })

const state = fc.record({
  kind: fc.constant(PATENTS),
  query: fc.string(),
  mode: fc.option(
    fc.record({
      name: fc.constantFrom('command', 'citation', 'class', 'law'),
      args: fc.dictionary(fc.string({ minLength: 1 }), fc.array(fc.string())),
    }),
    { nil: null },
  ),
  databases: fc.record({
    types: fc.uniqueArray(fc.constantFrom('invention', 'utility')),
    countries: fc.uniqueArray(fc.constantFrom('CN', 'US', 'EP')),
  }),
  filters: fc.tuple(fc.array(filter(true)), fc.array(filter(false))).map(([included, excluded]) => [...included, ...excluded]),
  sort: fc.constantFrom(...PATENTS.sorts.map((sort) => sort.key)),
  page: fc.integer({ min: 1, max: 99_999_999 }),
  size: fc.constantFrom(...PAGE_SIZES),
  grouping: fc.constantFrom(...PATENTS.groupings),
  density: fc.constantFrom(...DENSITIES),
  mutedTerms: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
  ownTerms: fc.uniqueArray(fc.constantFrom('电极', 'graphene', 'a b'), { maxLength: 3 }),
})

describe('the address of a search', () => {
  test('reads back as the state it was written from', () => {
    fc.assert(
      fc.property(state, (before) => {
        expect(parseSearchState(PATENTS, toAddressParams(before))).toEqual(before)
      }),
    )
  })

  test('leaves defaults out', () => {
    expect(toAddressParams(EMPTY_SEARCH)).toEqual({})
    expect(toAddressParams(newSearch(PATENTS, { query: '石墨烯' }))).toEqual({ q: '石墨烯' })
    expect(toAddressParams({ ...newSearch(PATENTS, { query: '石墨烯' }), sort: 'newest', grouping: 'none' })).toEqual({
      q: '石墨烯',
      sort: 'newest',
      group: 'none',
    })
  })

  test('writes a search mode by its name and criteria', () => {
    const mode = { name: 'law', args: { lawTypeList: ['active'] } } as const
    expect(toAddressParams({ ...EMPTY_SEARCH, mode })).toEqual({ w: 'law', wa: '{"lawTypeList":["active"]}' })
    expect(parseSearchState(PATENTS, { w: 'law', wa: '[1' }).mode).toEqual({ name: 'law', args: {} })
    expect(parseSearchState(PATENTS, { w: 'toString' }).mode).toBeNull()
  })

  test('lists the selected databases by their codes', () => {
    const databases = { types: ['invention'], countries: ['CN', 'US'] }
    expect(toAddressParams({ ...EMPTY_SEARCH, databases })).toEqual({ ty: 'invention', co: 'CN,US' })
    expect(parseSearchState(PATENTS, { ty: 'in vention,,x', co: '<b>' }).databases).toEqual({ types: ['x'], countries: [] })
  })

  test('lists filters in plain text, included and excluded', () => {
    const address = toAddressParams({
      ...EMPTY_SEARCH,
      filters: [
        { facet: 'country', value: 'CN', include: true },
        { facet: 'country', value: 'US', include: true },
        { facet: 'year', value: '2019', include: false },
      ],
    })
    expect(address).toEqual({ f: ['country:CN', 'country:US'], n: ['year:2019'] })
  })

  test('takes any address: what cannot be read is the default', () => {
    expect(
      parseSearchState(PATENTS, { page: '0', size: '30', sort: 'x', f: ['nothing:1', 'country:', 'country'], group: '', mute: '0.a' }),
    ).toEqual(EMPTY_SEARCH)
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'f', 'n', 'sort', 'page', 'size', 'group', 'rows', 'mute'), fc.anything()),
        (params) => {
          expect(PAGE_SIZES).toContain(parseSearchState(PATENTS, params).size)
        },
      ),
    )
  })

  test('keeps a long number as it was typed', () => {
    expect(parseSearchState(PATENTS, { q: '202310123456789012' }).query).toBe('202310123456789012')
  })

  test('a value may hold colons', () => {
    expect(parseSearchState(PATENTS, { f: 'applicant:A: B' }).filters).toEqual([{ facet: 'applicant', value: 'A: B', include: true }])
  })
})

describe('changing a search', () => {
  test('B.filters.12: goes back to page 1 and keeps query and order', () => {
    const before = { ...EMPTY_SEARCH, query: 'a', sort: 'relevance', page: 7 } as const
    expect(changeSearch(before, { filters: [{ facet: 'type', value: 'design', include: true }] })).toMatchObject({
      query: 'a',
      sort: 'relevance',
      page: 1,
    })
  })

  test('B.results.09, B.results.10: 20, 50 and 100 rows, 20 at first', () => {
    expect(PAGE_SIZES).toEqual([20, 50, 100])
    expect(parseSearchState(PATENTS, {}).size).toBe(20)
  })

  test('B.results.04: newest application first', () => {
    expect(PATENTS.sorts.find((sort) => sort.key === parseSearchState(PATENTS, {}).sort)).toMatchObject({
      sortField: 'application_date',
      sortOrder: 'DESC',
    })
  })
})

test('a query that stands on the server is its key in the address', () => {
  const query = '石墨烯 OR '.repeat(200)
  expect(toAddressParams(newSearch(PATENTS, { query }))).toEqual({ q: query })
  noteLongQuery('k1', query)
  expect(toAddressParams(newSearch(PATENTS, { query }))).toEqual({ sid: 'k1' })
  expect(parseSearchState(PATENTS, { sid: 'k1' }).query).toBe(query)
  expect(parseSearchState(PATENTS, { sid: 'nobody knows', q: 'a' }).query).toBe('a')
})
