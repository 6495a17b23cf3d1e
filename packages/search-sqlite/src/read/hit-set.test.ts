import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HitSet } from './hit-set.ts'

const NUMBERS = fc.uniqueArray(fc.nat(200))
const toHits = (numbers: number[]) => new HitSet(Uint32Array.from(numbers.toSorted((a, b) => a - b)))
const toSorted = (numbers: Iterable<number>) => [...numbers].toSorted((a, b) => a - b)

test('the algebra of hits is the algebra of sets', () => {
  fc.assert(
    fc.property(NUMBERS, NUMBERS, (left, right) => {
      const [a, b] = [new Set(left), new Set(right)]
      const [x, y] = [toHits(left), toHits(right)]
      expect([...x.and(y).ordinals]).toEqual(toSorted(a.intersection(b)))
      expect([...x.or(y).ordinals]).toEqual(toSorted(a.union(b)))
      expect([...x.xor(y).ordinals]).toEqual(toSorted(a.symmetricDifference(b)))
      expect([...x.minus(y).ordinals]).toEqual(toSorted(a.difference(b)))
      for (const number of right) expect(x.has(number)).toBe(a.has(number))
    }),
  )
})
