import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

test('a response is computed once, and again after clearing or a long time without requests', () => {
  const cache = new AnswerCache<number>()
  let made = 0
  const cached = (key: string) => cache.get(key, () => ++made)
  expect([cached('a'), cached('a'), cached('b'), cached('a')]).toEqual([1, 1, 2, 1])
  for (let i = 0; i < 1999; i++) cached(`other ${i}`)
  expect(cached('a')).toBe(1)
  expect(cached('b')).not.toBe(2)
  cache.clear()
  const before = made
  expect(cached('a')).toBe(before + 1)
})
