import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wildcardTest } from './wildcard-test.ts'

const matches = (pattern: string, text: string, ignoreCase = false) => wildcardTest(pattern, { ignoreCase }).test(text)

it('matches like a regular expression', () => {
  const wild: Record<string, string> = { '*': '.*', '?': '.', '#': '.?' }
  const alphabet = fc.constantFrom('a', 'b', 'A', '电', '𝒙')
  const pattern = fc.array(fc.oneof(alphabet, fc.constantFrom('*', '?', '#')), { maxLength: 8 })
  fc.assert(
    fc.property(pattern, fc.array(alphabet, { maxLength: 8 }), fc.boolean(), (signs, text, ignoreCase) => {
      const expected = new RegExp(`^${signs.map((sign) => wild[sign] ?? sign).join('')}$`, ignoreCase ? 'isu' : 'su')
      return matches(signs.join(''), text.join(''), ignoreCase) === expected.test(text.join(''))
    }),
    { numRuns: 2000 },
  )
})

it('takes characters of regular expressions as they are, and line feeds as any character', () => {
  expect(matches('a.(c)*', 'a.(c)+\n')).toBe(true)
  expect(matches('a.c', 'abc')).toBe(false)
})

// A regular expression exceeds the limit of the test many times over, but ends.
it('takes no longer for a text and a pattern that a regular expression would compare for very long', () => {
  expect(matches('*e*e*e*e*e*q', 'e'.repeat(200))).toBe(false)
  expect(matches(`${'#'.repeat(36)}q`, 'e'.repeat(18))).toBe(false)
})
