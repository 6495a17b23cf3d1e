import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteReader, ByteWriter } from './varint.ts'

test('whole numbers and floats come back in order', () => {
  const entry = fc.oneof(
    fc.maxSafeNat().map((whole) => ({ whole })),
    fc.double({ noNaN: true }).map((float) => ({ float })),
  )
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 300 }), (entries) => {
      const writer = new ByteWriter()
      for (const item of entries) 'whole' in item ? writer.varint(item.whole) : writer.float(item.float)
      const reader = new ByteReader(writer.take())
      const read = entries.map((item) => ('whole' in item ? { whole: reader.varint() } : { float: reader.float() }))
      expect(read).toEqual(entries)
      expect(reader.atEnd).toBe(true)
    }),
  )
})
