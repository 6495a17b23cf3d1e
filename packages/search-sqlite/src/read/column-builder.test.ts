import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitsBetween, bitsOf, bitsWhere, firstValue, MISSING, someValue } from './column.ts'
import { ColumnBuilder } from './column-builder.ts'
import { HitSet } from './hit-set.ts'

const VALUE = fc.oneof(
  fc.nat(3),
  fc.nat(400),
  fc.integer({ min: 254, max: 256 }),
  fc.constantFrom(65_534, 65_535, 65_536, -1, 2 ** 40, 1.5),
)

const MEMORY = fc.constantFrom(undefined, ArrayBuffer, SharedArrayBuffer)

const ordinals = (bits: Uint32Array) => HitSet.ofBits(bits).ordinals

test('a column gives back the values of each document, however wide they are', () => {
  fc.assert(
    fc.property(fc.array(fc.array(VALUE, { maxLength: 3 }), { maxLength: 20 }), MEMORY, (documents, Memory) => {
      const builder = new ColumnBuilder(documents.length, Memory)
      for (const values of documents) {
        for (const value of values) builder.add(value)
        builder.endDocument()
      }
      const column = builder.build()
      const read = documents.map((_, ordinal) => {
        const found: number[] = []
        someValue(column, ordinal, (value) => found.push(value) === 0)
        return found
      })
      expect(read).toEqual(documents)
      expect(documents.map((_, ordinal) => firstValue(column, ordinal))).toEqual(documents.map(([first]) => first ?? MISSING))
      const withOne = documents.flatMap((values, ordinal) => (values.includes(1) ? [ordinal] : []))
      expect([...ordinals(bitsWhere(column, documents.length, (value) => value === 1))]).toEqual(withOne)
      expect([...ordinals(bitsOf(column, documents.length, Uint8Array.of(0, 1)))]).toEqual(withOne)
      const between = documents.flatMap((values, ordinal) => (values.some((value) => value >= 2 && value <= 300) ? [ordinal] : []))
      expect([...ordinals(bitsBetween(column, documents.length, 2, 300))]).toEqual(between)
      const all = documents.flat()
      const whole = all.every((value) => Number.isInteger(value) && value >= 0 && value < 2 ** 31)
      if (all.length > 0) expect(column.distinct).toBe(whole ? Math.max(...all) + 1 : null)
      expect(column.values.buffer).toBeInstanceOf(Memory ?? SharedArrayBuffer)
      if (column.offsets !== null) expect(column.offsets.buffer).toBeInstanceOf(Memory ?? SharedArrayBuffer)
    }),
  )
})
