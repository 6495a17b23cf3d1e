import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WordIds } from './word-ids.ts'

const bytes = (word: string) => Buffer.from(`-${word}-`)
const get = (ids: WordIds, word: string) => ids.get(bytes(word), 1, bytes(word).length - 1)
const set = (ids: WordIds, word: string, id: number) => ids.set(bytes(word), 1, bytes(word).length - 1, id)

test('keeps the last id of each word, which a longer or shorter one does not have', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '电'), minLength: 1, maxLength: 5 })
  const id = fc.oneof(fc.integer({ min: 1, max: 2 ** 31 - 1 }), fc.integer({ min: -(2 ** 31), max: -1 }))
  fc.assert(
    fc.property(fc.array(fc.tuple(word, id), { maxLength: 300 }), word, (set_, other) => {
      const ids = new WordIds(10_000)
      for (const [one, number] of set_) set(ids, one, number)
      const expected = new Map(set_)
      for (const [one, number] of expected) expect(get(ids, one)).toBe(number)
      expect(get(ids, other)).toBe(expected.get(other) ?? 0)
      expect(ids.complete).toBe(true)
    }),
  )
})

test('forgets words that are not used, and keeps those that are', () => {
  const ids = new WordIds(20_000)
  for (let i = 1; i <= 100_000; i++) {
    set(ids, `w${i}`, i)
    if (i % 100 === 0) expect(get(ids, 'w1')).toBe(1)
    if (i === 10_000) expect(ids.complete).toBe(true)
  }
  expect([get(ids, 'w2'), get(ids, 'w99999'), ids.complete]).toEqual([0, 99_999, false])
  ids.clear()
  expect([get(ids, 'w1'), ids.complete]).toEqual([0, false])
})
