import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoredValue } from './stored-value.ts'

const stored = new Map<string, string>()
const page = new EventTarget()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

test('a stored value is the same object until its text changes, also under another key', () => {
  let key = 'a'
  const value = createStoredValue(
    () => key,
    (text) => ({ text }),
  )
  value.write('1')
  expect(stored.get('a')).toBe('1')
  expect(value.get()).toBe(value.get())
  key = 'b'
  expect(value.get()).toEqual({ text: null })
})

test('listeners hear of changes here and in other tabs, until they stop', () => {
  const value = createStoredValue('a', (text) => text)
  const values: (string | null)[] = []
  const stop = value.subscribe((one) => values.push(one))
  value.write('here')
  stored.set('a', 'there')
  page.dispatchEvent(new Event('storage'))
  stored.clear()
  value.refresh()
  stop()
  value.write('unheard')
  page.dispatchEvent(new Event('storage'))
  expect(values).toEqual(['here', 'there', null])
})
