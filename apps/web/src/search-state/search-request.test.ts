import { describe, expect, test } from 'vitest'
import { facetsRequest, relaxationRequest, pageRequest, withoutFacet } from './search-request.ts'
import { PATENTS } from '../kinds/patents/patents.ts'
import { emptySearch, type SearchState } from './search-state.ts'

const EMPTY_SEARCH = emptySearch(PATENTS)

const filtered: SearchState = {
  ...EMPTY_SEARCH,
  query: '石墨烯',
  filters: [
    { facet: 'country', value: 'CN', include: true },
    { facet: 'country', value: 'US', include: true },
    { facet: 'type', value: 'design', include: false },
  ],
}

describe('the request for a page', () => {
  test('B.results.01, B.results.04: query, order newest first, from and size', () => {
    expect(pageRequest(EMPTY_SEARCH, 40, 20)).toEqual({
      filter: { queryStr: '' },
      filterItems: [],
      sortList: [{ sortField: 'application_date', sortOrder: 'DESC' }],
      collapse: 'application',
      from: 40,
      size: 20,
    })
  })

  test('B.filters.10, B.filters.11: include is AND with flag 1, exclude is NOT with flag 0', () => {
    expect(pageRequest(filtered, 0, 20).filterItems).toEqual([
      { field: 'patent_type', valueList: ['design'], filterflag: 0, logicode: 'NOT' },
      { field: 'country', valueList: ['CN', 'US'], filterflag: 1, logicode: 'AND' },
    ])
  })

  test('B.results.07: the order has field and direction; groups are sent only if requested', () => {
    expect(pageRequest({ ...EMPTY_SEARCH, sort: 'relevance', grouping: 'family' }, 0, 50)).toMatchObject({
      sortList: [{ sortField: 'relevance', sortOrder: 'DESC' }],
      collapse: 'family',
    })
    expect(pageRequest({ ...EMPTY_SEARCH, grouping: 'none' }, 0, 20)).not.toHaveProperty('collapse')
  })
})

test('the request for facets contains no rows', () => {
  expect(facetsRequest(filtered, ['inventor'], () => 11)).toMatchObject({
    groupList: [{ field: 'inventor.original.name', count: 11 }],
    collapse: 'application',
    from: 0,
    size: 0,
  })
  expect(facetsRequest({ ...filtered, grouping: 'none' }, [], () => 1)).not.toHaveProperty('collapse')
})

test('what a facet offers does not depend on its own filters', () => {
  expect(withoutFacet(filtered, 'country').filters).toEqual([{ facet: 'type', value: 'design', include: false }])
})

test('IPC classes of any level are joined by OR: one item, with main groups written without /00', () => {
  const filters = [
    { facet: 'group', value: 'H01M4/00', include: true },
    { facet: 'section', value: 'G', include: true },
    { facet: 'subclass', value: 'G06F', include: false },
  ] as const
  expect(pageRequest({ ...EMPTY_SEARCH, filters }, 0, 20).filterItems).toEqual([
    { field: 'class_ipc', valueList: ['G', 'H01M4'], filterflag: 1, logicode: 'AND' },
    { field: 'class_ipc', valueList: ['G06F'], filterflag: 0, logicode: 'NOT' },
  ])
  expect(withoutFacet({ kind: PATENTS, query: '', mode: null, filters }, 'class').filters).toEqual([])
})

test('database.08: chosen types and countries go with every request about a list; without a selection nothing is sent', () => {
  const found = { kind: PATENTS, query: '甲', mode: null, filters: [] }
  const databases = { types: ['utility'], countries: ['CN', 'US'] }
  expect(facetsRequest({ ...found, databases }, [], () => 1)).toMatchObject({ typeList: ['utility'], countryList: ['CN', 'US'] })
  expect(relaxationRequest({ ...found, databases: { types: [], countries: [] } })).not.toHaveProperty('typeList')
})
