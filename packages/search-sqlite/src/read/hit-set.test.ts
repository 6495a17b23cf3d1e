import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HitSet } from './hit-set.ts'

const NUMBERS = fc.uniqueArray(fc.nat(200), { maxLength: 200 })
const toSorted = (numbers: Iterable<number>) => [...numbers].toSorted((a, b) => a - b)

/** From a list or from bits: then in the smaller of the two forms. */
function toHits(numbers: readonly number[], asBits: boolean): HitSet {
  if (!asBits) return HitSet.ofSorted(Uint32Array.from(toSorted(numbers)))
  const bits = new Uint32Array(7)
  for (const number of numbers) bits[number >>> 5]! |= 1 << (number & 31)
  return HitSet.ofBits(bits)
}

test('the algebra of hits is the algebra of sets, in either form', () => {
  fc.assert(
    fc.property(NUMBERS, NUMBERS, fc.boolean(), fc.boolean(), (left, right, leftAsBits, rightAsBits) => {
      const [a, b] = [new Set(left), new Set(right)]
      const [x, y] = [toHits(left, leftAsBits), toHits(right, rightAsBits)]
      expect(x.size).toBe(a.size)
      expect([...x.ordinals]).toEqual(toSorted(a))
      expect([...x.and(y).ordinals]).toEqual(toSorted(a.intersection(b)))
      expect([...x.or(y).ordinals]).toEqual(toSorted(a.union(b)))
      expect([...x.xor(y).ordinals]).toEqual(toSorted(a.symmetricDifference(b)))
      expect([...x.minus(y).ordinals]).toEqual(toSorted(a.difference(b)))
      for (const number of right) expect(x.has(number)).toBe(a.has(number))
    }),
  )
})

test('hits are read from the newest, from any of them, and cut to the newest', () => {
  fc.assert(
    fc.property(NUMBERS, fc.boolean(), fc.nat(230), (numbers, asBits, bound) => {
      const hits = toHits(numbers, asBits)
      const descending = toSorted(numbers).toReversed()
      expect([...hits.down()]).toEqual(descending)
      expect([...hits.down(bound)]).toEqual(descending.filter((number) => number < bound))
      expect([...hits.tail(bound).ordinals]).toEqual(descending.slice(0, bound).toReversed())
    }),
  )
})

test('a range is every number in it', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), (from, length) => {
      expect([...HitSet.between(from, from + length).ordinals]).toEqual(Array.from({ length }, (_, i) => from + i))
    }),
  )
})
