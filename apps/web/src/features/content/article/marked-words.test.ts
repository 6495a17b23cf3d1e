import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markWords, searchedWords } from './marked-words.ts'

test('a text is cut where the words stand, in any case', () => {
  expect(markWords('Use NEAR/5, not nearby', searchedWords('near/5 NEAR'))).toEqual([
    { text: 'Use ', marked: false },
    { text: 'NEAR/5', marked: true },
    { text: ', not ', marked: false },
    { text: 'near', marked: true },
    { text: 'by', marked: false },
  ])
  expect(markWords('号码（如 CN*）', ['*）'])).toEqual([
    { text: '号码（如 CN', marked: false },
    { text: '*）', marked: true },
  ])
})

test('for any input the parts joined are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, typed) => {
      expect(
        markWords(text, searchedWords(typed))
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
