import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RecentMap } from './recent-map.ts'

test('stores what is used and drops what is not', () => {
  const map = new RecentMap<string, number>(3)
  map.set('kept', 1)
  map.set('dropped', 2)
  for (let i = 10; i < 20; i++) {
    map.set(`new ${i}`, i)
    expect(map.get('kept')).toBe(1)
  }
  expect(map.get('dropped')).toBeUndefined()
})

test('is complete only while nothing that was set can be missed, whether setting or reading dropped it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(12), { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (keys, generation) => {
      const map = new RecentMap<number, number>(generation)
      const seen = new Set<number>()
      for (const key of keys) {
        const missed = seen.has(key) && map.get(key) === undefined
        expect(missed && map.complete).toBe(false)
        if (map.get(key) === undefined) map.set(key, key)
        seen.add(key)
      }
    }),
    { numRuns: 2000 },
  )
  const map = new RecentMap<string, number>(3)
  for (const key of ['a', 'b', 'c', 'd']) map.set(key, 1)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, 1, undefined])
  expect(map.complete).toBe(false)
})

test('holds at most two generations', () => {
  const map = new RecentMap<number, number>(10)
  for (let i = 0; i < 100; i++) map.set(i, i)
  const held = Array.from({ length: 100 }, (_, i) => map.get(i)).filter((value) => value !== undefined)
  expect(held.length).toBeLessThanOrEqual(20)
})
