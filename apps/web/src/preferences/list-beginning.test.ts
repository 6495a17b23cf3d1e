import { beforeEach, expect, it, vi } from 'vitest'
import { PATENTS } from '../kinds/patents/patents.ts'
import { listBeginning } from './list-beginning.ts'
import { storePreferences, preferences } from './preferences.ts'
import { FIRST_SETTINGS, readPreferences } from './read-preferences.ts'

const stored = new Map<string, string>()
const GUEST = 'gezhi.guestSettings'
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

it('a list starts with the settings of its user, except for what its URL contains', () => {
  const order = { sortField: 'publication_date', sortOrder: 'ASC' } as const
  storePreferences({ ...FIRST_SETTINGS, listView: 'imgList', pageNumber: 50, merge: 'family', order })
  const own = { size: '50', group: 'family', sort: 'first-published' }
  expect(listBeginning(PATENTS, { q: 'a' })).toEqual({ view: 'imgList', search: own })
  expect(listBeginning(PATENTS, { q: 'a', size: '100', group: 'none', sort: 'oldest' })).toEqual({ view: 'imgList', search: {} })
})

it('a list of a semantic query starts in that order, whatever the settings are', () => {
  storePreferences({ ...FIRST_SETTINGS, order: { sortField: 'publication_date', sortOrder: 'ASC' } })
  for (const q of ['SEM=("a battery") AND ad>=2020', 'ad>=2020 (sem: "a")']) expect(listBeginning(PATENTS, { q }).search, q).toEqual({})
  expect(listBeginning(PATENTS, { q: 'SEM=("a")', sort: 'newest' }).search).toEqual({})
  expect(listBeginning(PATENTS, { q: 'SEM image' }).search).toEqual({ sort: 'first-published' })
})

it('G204: the selected order and grouping are stored, for free text as for fields', () => {
  storePreferences({ ...FIRST_SETTINGS, merge: 'none', order: { sortField: 'application_date', sortOrder: 'DESC' } })
  expect(listBeginning(PATENTS, { q: '石墨烯' }).search).toEqual({ group: 'none', sort: 'newest' })
  expect(listBeginning(PATENTS, { q: 'TI=(石墨烯)' }).search).toEqual({ group: 'none' })
  storePreferences({ ...FIRST_SETTINGS, order: { sortField: 'relevance', sortOrder: 'DESC' } })
  expect(listBeginning(PATENTS, { q: 'TI=(石墨烯)' }).search).toEqual({ sort: 'relevance' })
  expect(listBeginning(PATENTS, { q: '石墨烯' }).search).toEqual({})
})

it('without settings, and with what is none, a list begins as for everybody', () => {
  expect(listBeginning(PATENTS, {})).toEqual({ view: null, search: {} })
  for (const text of ['{', '[]', '7', '{"pageNumber":7,"listView":"x","merge":1,"order":{"sortField":"shoe_size"}}']) {
    stored.set(GUEST, text)
    expect(listBeginning(PATENTS, {})).toEqual({ view: null, search: {} })
    expect(preferences()).toEqual(FIRST_SETTINGS)
  }
})

it('a visitor’s settings stay in the browser while a user has their own', () => {
  storePreferences({ ...FIRST_SETTINGS, pageNumber: 50 })
  stored.set('user', JSON.stringify({ nick: 'a' }))
  expect(preferences().pageNumber).toBe(20)
  storePreferences({ ...FIRST_SETTINGS, pageNumber: 100 })
  expect(preferences().pageNumber).toBe(100)
  stored.delete('user')
  expect(preferences().pageNumber).toBe(50)
})

it('stored fields, colours and shortcuts are restored; invalid ones are not', () => {
  const saved = {
    fields: { tableList: ['country', 'inventor', 'shoe_size', 7], imgList: [], nowhere: ['country'] },
    highlightColours: [...FIRST_SETTINGS.highlightColours].toReversed(),
    shortcuts: [
      { name: '命令检索', path: '/commandSearch' },
      { name: 'out', path: '//example.com' },
      { name: 'out', path: 'javascript:alert(1)' },
      null,
    ],
  }
  expect(readPreferences(JSON.stringify(saved))).toEqual({
    ...FIRST_SETTINGS,
    fields: { tableList: ['country', 'inventor'], imgList: [] },
    highlightColours: saved.highlightColours,
    shortcuts: [saved.shortcuts[0]],
  })
  expect(readPreferences('{"highlightColours":["#ffe58a"]}').highlightColours).toEqual(FIRST_SETTINGS.highlightColours)
})
