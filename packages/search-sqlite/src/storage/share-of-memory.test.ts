import { expect, test } from 'vitest'
import { readersFor, shareOfMemory } from './share-of-memory.ts'

const MB = 2 ** 20

test('a cache takes its part of little memory, all it can use of much, and never less than an eighth of that', () => {
  const caches = [8192, 1024, 100].map((memory) => shareOfMemory(1 / 32, 64 * MB, memory * MB) / MB)
  expect(caches).toEqual([64, 32, 8])
})

test('with less than 1 GB an index has one reader, otherwise two', () => {
  expect([700, 1023, 1024, 8192].map((memory) => readersFor(memory * MB))).toEqual([1, 1, 2, 2])
})
