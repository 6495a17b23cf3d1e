import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

test('an answer is worked out once, and again when it was cleared or long not asked for', () => {
  const cache = new AnswerCache<number>()
  let made = 0
  const ask = (key: string) => cache.get(key, () => ++made)
  expect([ask('a'), ask('a'), ask('b'), ask('a')]).toEqual([1, 1, 2, 1])
  for (let i = 0; i < 1999; i++) ask(`other ${i}`)
  expect(ask('a')).toBe(1)
  expect(ask('b')).not.toBe(2)
  cache.clear()
  const before = made
  expect(ask('a')).toBe(before + 1)
})
