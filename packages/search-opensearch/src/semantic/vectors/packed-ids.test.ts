import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PackedIds } from './packed-ids.ts'

test('ids are found at their places, others are not', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: 'grapheme' }).filter((id) => id.isWellFormed())), fc.string(), (ids, other) => {
      const sorted = ids.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
      const packed = new PackedIds()
      for (const id of sorted) packed.add(id)
      expect(sorted.map((id) => packed.placeOf(id))).toEqual([...sorted.keys()])
      expect(sorted.map((_, place) => packed.at(place))).toEqual(sorted)
      expect(packed.placeOf(other)).toBe(sorted.indexOf(other))
    }),
  )
})

test('there is room for many', () => {
  const packed = new PackedIds()
  for (let i = 0; i < 100_000; i++) packed.add(`CN${100_000_000 + i}A`)
  expect([packed.size, packed.placeOf('CN100099999A'), packed.at(70_000)]).toEqual([100_000, 99_999, 'CN100070000A'])
})
