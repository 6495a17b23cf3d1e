import { expect, test } from 'vitest'
import { withRecentSearch } from './with-recent-search.ts'

test('the newest stands first and only once', () => {
  expect(withRecentSearch(['电池', '石墨烯'], ' 石墨烯 ')).toEqual(['石墨烯', '电池'])
})

test('B.search-box.34: nine are kept', () => {
  const many = Array.from({ length: 12 }, (_, index) => `q${index}`)
  expect(many.reduce<readonly string[]>(withRecentSearch, [])).toEqual(['q11', 'q10', 'q9', 'q8', 'q7', 'q6', 'q5', 'q4', 'q3'])
})

test('nothing, and the same again, change nothing', () => {
  const stored = ['电池']
  expect(withRecentSearch(stored, '  ')).toBe(stored)
  expect(withRecentSearch(stored, '电池')).toBe(stored)
})
