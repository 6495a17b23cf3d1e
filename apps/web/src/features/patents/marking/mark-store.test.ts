import { beforeEach, expect, test, vi } from 'vitest'
import { MarkStore } from './mark-store.ts'

const termIn = (word: string) => (text: string) => {
  const start = text.indexOf(word)
  return start === -1 ? [] : [{ start, end: start + word.length, term: 0 }]
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('marks arrive later; only texts that have marks are notified', () => {
  const store = new MarkStore()
  store.setFind(termIn('电池'))
  const onChange = vi.fn<(text: string) => void>()
  store.subscribe('一种电池', () => onChange('一种电池'))
  store.subscribe('一种装置', () => onChange('一种装置'))
  expect(store.marks('一种电池')).toEqual([])
  vi.runAllTimers()
  expect(store.marks('一种电池')).toEqual([{ start: 2, end: 4, term: 0 }])
  expect(onChange.mock.calls).toEqual([['一种电池']])
})

test('old marks stay until those of the new terms are found', () => {
  const store = new MarkStore()
  store.setFind(termIn('电池'))
  store.subscribe('石墨烯电池', () => {})
  vi.runAllTimers()
  store.setFind(termIn('石墨烯'))
  expect(store.marks('石墨烯电池')).toEqual([{ start: 3, end: 5, term: 0 }])
  vi.runAllTimers()
  expect(store.marks('石墨烯电池')).toEqual([{ start: 0, end: 3, term: 0 }])
})

test('a text nobody shows any more is not searched, and forgotten', () => {
  const store = new MarkStore()
  const find = vi.fn<typeof termIn extends (word: string) => infer F ? F : never>(termIn('电池'))
  store.setFind(find)
  const stop = store.subscribe('电池', () => {})
  stop()
  vi.runAllTimers()
  expect(find).not.toHaveBeenCalled()
  expect(store.marks('电池')).toEqual([])
})

test('the latest request is searched first', () => {
  const store = new MarkStore()
  const searched: string[] = []
  store.setFind((text) => {
    searched.push(text)
    return []
  })
  for (const text of ['a', 'b', 'c']) store.subscribe(text, () => {})
  vi.runAllTimers()
  expect(searched).toEqual(['c', 'b', 'a'])
})
