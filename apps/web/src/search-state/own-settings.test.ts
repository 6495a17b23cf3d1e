import { beforeEach, expect, it, vi } from 'vitest'
import { keepOwnSettings, ownBeginning } from './own-settings.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

it('a list begins as its user set it, but for what its address says', () => {
  keepOwnSettings({ defaultPage: 'imgList', pageNumber: 50, merge: 'family' })
  expect(ownBeginning({ q: 'a' })).toEqual({ view: 'imgList', search: { size: '50', group: 'family' } })
  expect(ownBeginning({ q: 'a', size: '100', group: 'none' })).toEqual({ view: 'imgList', search: {} })
})

it('without settings, and with what is none, a list begins as for everybody', () => {
  expect(ownBeginning({})).toEqual({ view: null, search: {} })
  for (const text of ['{', '[]', '{"pageNumber":7,"defaultPage":"x","merge":1}']) {
    stored.set('gezhi.searchSettings', text)
    expect(ownBeginning({})).toEqual({ view: null, search: {} })
  }
  keepOwnSettings({ defaultPage: 'imgList', pageNumber: 50, merge: 'family' })
  keepOwnSettings(null)
  expect(ownBeginning({})).toEqual({ view: null, search: {} })
})
