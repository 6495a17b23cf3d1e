import { beforeEach, expect, test, vi } from 'vitest'
import { PATENTS } from '../../../kinds/patents/patents.ts'
import { emptySearch } from '../../../search-state/search-state.ts'
import { noteLongQuery } from '../../../search-state/long-queries.ts'
import { resetListPosition, storeListPosition, listAddress, listPosition } from './list-position.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('scroll position and row are stored separately for each list', () => {
  storeListPosition('a', { scrollTop: 120 })
  storeListPosition('a', { row: 'CN1' })
  expect(listPosition('a')).toEqual({ scrollTop: 120, row: 'CN1' })
  expect(listPosition('b')).toBeNull()
  resetListPosition('a')
  expect(listPosition('a')).toEqual({ scrollTop: 0, row: null })
})

test('the oldest of more than thirty places is forgotten', () => {
  for (let list = 0; list < 31; list++) storeListPosition(String(list), { scrollTop: list })
  expect([listPosition('0'), listPosition('1')]).toEqual([null, { scrollTop: 1, row: null }])
})

test('without storage nothing is stored and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storeListPosition('a', { scrollTop: 1 })
  expect(listPosition('a')).toBeNull()
})

test('a list is the same whatever its rows look like', () => {
  const list = { ...emptySearch(PATENTS), query: '电池' }
  expect(listAddress({ ...list, density: 'relaxed', mutedTerms: [1] })).toBe(listAddress(list))
  expect(listAddress({ ...list, page: 2 })).not.toBe(listAddress(list))
})

test('a list of a long query is the same before and after the server has given its key', () => {
  const list = { ...emptySearch(PATENTS), query: '电池'.repeat(1000) }
  const before = listAddress(list)
  noteLongQuery('k1', list.query)
  expect(listAddress(list)).toBe(before)
  expect(listAddress({ ...list, query: '电池'.repeat(1001) })).not.toBe(before)
})
