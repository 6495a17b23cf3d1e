import { expect, test } from 'vitest'
import { withType, type SearchType } from './search-types.ts'

test('search-box.21: changing the type clears the box', () => {
  const typed = { type: 'patents', query: '电池' } as const
  expect(withType(typed, 'trademarks' as SearchType)).toEqual({ type: 'trademarks', query: '' })
  expect(withType(typed, 'patents')).toBe(typed)
})
