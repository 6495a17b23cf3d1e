import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RecentMap } from './recent-map.ts'

test('keeps what is asked for and drops what is not', () => {
  const map = new RecentMap<string, number>(3)
  map.set('kept', 1)
  map.set('dropped', 2)
  for (let i = 10; i < 20; i++) {
    map.set(`new ${i}`, i)
    expect(map.get('kept')).toBe(1)
  }
  expect(map.get('dropped')).toBeUndefined()
})

test('says when an entry was dropped, before anyone could miss it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { maxLength: 200 }), fc.integer({ min: 1, max: 8 }), (keys, generation) => {
      const map = new RecentMap<number, number>(generation)
      const seen = new Set<number>()
      let dropped = false
      for (const key of keys) {
        if (seen.has(key) && map.get(key) === undefined) expect(dropped).toBe(true)
        if (map.get(key) === undefined) dropped = map.set(key, key) || dropped
        seen.add(key)
      }
    }),
  )
})

test('holds at most two generations', () => {
  const map = new RecentMap<number, number>(10)
  for (let i = 0; i < 100; i++) map.set(i, i)
  const held = Array.from({ length: 100 }, (_, i) => map.get(i)).filter((value) => value !== undefined)
  expect(held.length).toBeLessThanOrEqual(20)
})
