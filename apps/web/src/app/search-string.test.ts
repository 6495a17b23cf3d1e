import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearchString, stringifySearchString } from './search-string.ts'

describe('addresses', () => {
  test('a value is never read as a number, a date or JSON', () => {
    expect(parseSearchString('?q=202310123456789012&a=1e5&b=true&c=%7B%22x%22%3A1%7D')).toEqual({
      q: '202310123456789012',
      a: '1e5',
      b: 'true',
      c: '{"x":1}',
    })
  })

  test('a repeated key is a list', () => {
    expect(parseSearchString('?f=type:1&f=year:2&n=country:2')).toEqual({ f: ['type:1', 'year:2'], n: 'country:2' })
  })

  test('separators stay readable, what is missing is left out', () => {
    expect(stringifySearchString({ q: 'a b', f: ['ipc:H01M 4/00', 'year:2020'], page: undefined, sort: null })).toBe(
      '?q=a+b&f=ipc:H01M+4/00&f=year:2020',
    )
    expect(stringifySearchString({})).toBe('')
  })

  test('what is written is read back', () => {
    const key = fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => name !== '__proto__')
    const text = fc.string({ unit: 'grapheme' })
    const params = fc.dictionary(key, fc.oneof(text, fc.array(text, { minLength: 2 })))
    fc.assert(
      fc.property(params, (written) => {
        expect({ ...parseSearchString(stringifySearchString(written)) }).toEqual({ ...written })
      }),
    )
  })
})
