import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BigramIds, bigramKey } from './bigram-ids.ts'

test('remembers what a Map would', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ minLength: 1, maxLength: 2 }), fc.integer({ min: 1, max: 1e6 }))), (entries) => {
      const known = new Map<number, number>()
      const ids = new BigramIds()
      for (const [token, id] of entries) {
        const key = bigramKey(token)!
        known.set(key, id)
        ids.set(key, id)
      }
      for (const [key, id] of known) expect(ids.get(key)).toBe(id)
      expect(ids.get(0xfffe_fffe)).toBe(0)
    }),
  )
})

test('grows', () => {
  const ids = new BigramIds()
  for (let key = 1; key <= 200_000; key++) ids.set(key * 7919, key)
  for (let key = 1; key <= 200_000; key += 97) expect(ids.get(key * 7919)).toBe(key)
})
