import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIndexName, parseIndexName } from './index-name.ts'

test('a name that was built is parsed into what it was built from', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.nat(), fc.nat(), (version, schema, build) => {
      const name = { kind: 'patents', version, schema, build }
      expect(parseIndexName(buildIndexName(name))).toEqual(name)
    }),
  )
})

test('the first version of a kind is not stored, as in indexes made before kinds had versions', () => {
  expect(buildIndexName({ kind: 'patents', version: 1, schema: 7, build: 3 })).toBe('patents-s7-b3.index')
})

test('files that are no finished index are not taken for one', () => {
  for (const other of ['patents-s1-b3.index-wal', 'patents-s1-b3.index.building', 'notes.txt', 'patents-s1.index'])
    expect(parseIndexName(other), other).toBeNull()
})
