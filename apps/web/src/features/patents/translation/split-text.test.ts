import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitText } from './split-text.ts'

test('a text is divided at lines, sentences, clauses or words', () => {
  expect(splitText('一二三。四五六。七八', 6)).toEqual(['一二三。', '四五六。七八'])
  expect(splitText('one two three four', 10)).toEqual(['one two ', 'three four'])
  expect(splitText('aaaa\nbb. cc', 8)).toEqual(['aaaa\n', 'bb. cc'])
  expect(splitText('abcdef', 4)).toEqual(['abcd', 'ef'])
  expect(splitText('abc', 4)).toEqual(['abc'])
  expect(splitText('', 4)).toEqual([])
})

test('joined, the parts are the text, none is too long or empty', () => {
  const texts = fc.array(fc.constantFrom('电', '。', ' ', 'word', '\n', ', ', '𠮷'), { maxLength: 80 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(texts, fc.integer({ min: 2, max: 20 }), (text, max) => {
      const parts = splitText(text, max)
      expect(parts.join('')).toBe(text)
      expect(parts.every((part) => part.length > 0 && part.length <= max)).toBe(true)
      expect(parts.every((part) => part.isWellFormed())).toBe(true)
    }),
  )
})
