import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteWriter } from '../../storage/varint.ts'
import { packTermVector, readTermVector } from './term-vector-row.ts'

test('a bag comes back as it went in', () => {
  const entries = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 2e6 }), fc.integer({ min: 1, max: 500 })), {
    selector: ([term]) => term,
  })
  fc.assert(
    fc.property(entries, fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 })), (unsorted, titles) => {
      const sorted = unsorted.toSorted((a, b) => a[0] - b[0])
      const counts = sorted.map(([, count]) => count)
      const termVector = { terms: sorted.map(([term]) => term), counts, length: counts.reduce((sum, count) => sum + count, 0), titles }
      expect(readTermVector(packTermVector(new ByteWriter(), termVector))).toEqual(termVector)
    }),
  )
})
