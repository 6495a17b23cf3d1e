import { expect, test } from 'vitest'
import { withType } from './search-types.ts'

test('search-box.21: changing the type clears the box', () => {
  const typed = { type: 'patent', query: '电池' }
  expect(withType(typed, 'trademark')).toEqual({ type: 'trademark', query: '' })
  expect(withType(typed, 'patent')).toBe(typed)
})
