import { expect, test } from 'vitest'
import { readRecentSearches, withRecentSearch, type RecentSearch } from './with-recent-search.ts'

const made = (...queries: string[]) => queries.reduce<readonly RecentSearch[]>(withRecentSearch, [])

test('G213: the newest stands first and only once, under a new number; the old ones still name it', () => {
  expect(made('石墨烯', '电池', ' 石墨烯 ')).toEqual([
    { query: '石墨烯', line: 3, earlier: [1] },
    { query: '电池', line: 2, earlier: [] },
  ])
})

test('B.search-box.34: nine are stored', () => {
  const many = made(...Array.from({ length: 12 }, (_, index) => `q${index}`))
  expect(many.map(({ query }) => query)).toEqual(['q11', 'q10', 'q9', 'q8', 'q7', 'q6', 'q5', 'q4', 'q3'])
  expect(many.map(({ line }) => line)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4])
})

test('nothing, and the same again, change nothing', () => {
  const stored = made('电池')
  expect(withRecentSearch(stored, '  ')).toBe(stored)
  expect(withRecentSearch(stored, '电池')).toBe(stored)
})

test('searches stored without numbers get them in their order', () => {
  expect(readRecentSearches(['b', 'a'])).toEqual([
    { query: 'b', line: 2, earlier: [] },
    { query: 'a', line: 1, earlier: [] },
  ])
  const searches = made('a', 'b')
  expect(readRecentSearches(JSON.parse(JSON.stringify(searches)))).toEqual(searches)
  for (const wrong of [null, {}, [{ query: 'a' }, 3, { query: 'a', line: 'x', earlier: [] }]]) expect(readRecentSearches(wrong)).toEqual([])
})
