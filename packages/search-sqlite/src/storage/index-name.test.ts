import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIndexName, parseIndexName } from './index-name.ts'

test('a name that was built is parsed into what it was built from', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (schema, build) => {
      const name = { kind: 'patents', schema, build }
      expect(parseIndexName(buildIndexName(name))).toEqual(name)
    }),
  )
})

test('files that are no finished index are not taken for one', () => {
  for (const other of ['patents-s1-b3.index-wal', 'patents-s1-b3.index.building', 'notes.txt', 'patents-s1.index'])
    expect(parseIndexName(other), other).toBeNull()
})
