import { expect, test } from 'vitest'
import { PATENTS } from '../../kinds/patents/patents.ts'
import { newSearch, type SearchState } from '../search-state.ts'
import { recordedSearch, stateOf } from './saved-search.ts'

const state = (more: Partial<SearchState>): SearchState => newSearch(PATENTS, { query: '石墨烯', ...more })

test('history.03: a search is saved without the view of its list and restored as it was', () => {
  const searched = state({
    mode: { name: 'law', args: { lawTypeList: ['active'] } },
    filters: [{ facet: 'country', value: 'CN', include: true }],
  })
  const stored = recordedSearch({ ...searched, page: 4, sort: 'relevance', ownTerms: ['x'] }, 7, '法律检索')
  expect(stored).toMatchObject({ searchStrategy: '石墨烯', number: 7, displayName: '法律检索' })
  expect(stored).toEqual(recordedSearch(searched, 7, '法律检索'))
  expect(stateOf(PATENTS, stored)).toEqual(searched)
})

test('a condition that cannot be read leaves the query', () => {
  for (const searchCondition of ['', '{', '[]', 'null'])
    expect(stateOf(PATENTS, { searchStrategy: '甲', searchCondition })).toEqual(state({ query: '甲' }))
})
