import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunksOf } from './chunks.ts'

test('a run ends when it is full, by number or by length', () => {
  expect(chunksOf(['a', 'b', 'c'], (text) => text.length, { maxItems: 2 })).toEqual([
    { items: ['a', 'b'], from: 0, length: 2 },
    { items: ['c'], from: 2, length: 1 },
  ])
  expect(chunksOf(['long', 'b', 'c'], (text) => text.length, { characters: 4 }).map(({ items }) => items)).toEqual([['long'], ['b', 'c']])
})

test('nothing is lost or moved', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 20 }), (items, maxItems, characters) => {
      const chunks = chunksOf(items, (text) => text.length, { maxItems, characters })
      expect(chunks.flatMap((chunk) => chunk.items)).toEqual(items)
      for (const chunk of chunks) expect(chunk.items).toEqual(items.slice(chunk.from, chunk.from + chunk.items.length))
    }),
  )
})
