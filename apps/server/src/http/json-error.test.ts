import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonErrorOffset, lineAndColumn } from './json-error.ts'

describe('jsonFaultOffset', () => {
  it.each([
    ['', 0],
    ['abc', 0],
    ['{"a":1,}', 7],
    ['{"a" 1}', 5],
    ['{"a":[1,2}', 9],
    ['{"a":"x', 5],
    ['[1 2]', 3],
    ['{"filter":{"queryStr":"石墨烯"', 27],
    ["{'a':1}", 1],
    ['[01]', 2],
    ['{} {}', 3],
    ['"a\nb"', 0],
  ])('%j stops at %i', (text, offset) => {
    expect(() => JSON.parse(text) as unknown).toThrow()
    expect(jsonErrorOffset(text)).toBe(offset)
  })

  it('reads everything that JSON.parse reads to its end', () => {
    fc.assert(fc.property(fc.json(), (text) => jsonErrorOffset(text) === text.length))
  })

  it('finds the position of any JSON error, and the text before it can be completed', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.string(), (text, at, junk) => {
        const broken = text.slice(0, at % (text.length + 1)) + junk
        const offset = jsonErrorOffset(broken)
        expect(offset).toBeGreaterThanOrEqual(0)
        expect(offset).toBeLessThanOrEqual(broken.length)
      }),
    )
  })

  it('takes a million brackets', () => {
    expect(jsonErrorOffset('['.repeat(1_000_000))).toBe(1_000_000)
  })
})

it('counts lines and columns from 1', () => {
  expect(lineAndColumn('{\n  "a": x', 9)).toEqual({ line: 2, column: 8 })
})
