import { expect, test } from 'vitest'
import { queryOfAddress } from './address-params.ts'

test('search-box.17: addresses name the query q, or queryStr as the specification does', () => {
  expect(queryOfAddress({ queryStr: 'nc=09' })).toBe('nc=09')
  expect(queryOfAddress({ q: 'nc=35', queryStr: 'nc=09' })).toBe('nc=35')
  expect(queryOfAddress({})).toBe('')
})
