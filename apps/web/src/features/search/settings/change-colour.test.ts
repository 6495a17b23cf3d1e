import { expect, test } from 'vitest'
import { changeColour } from './change-colour.ts'

test('a colour that another word has changes places with it', () => {
  expect(changeColour(['a', 'b', 'c'], 0, 'd')).toEqual(['d', 'b', 'c'])
  expect(changeColour(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a'])
  expect(changeColour(['a', 'b', 'c'], 1, 'b')).toEqual(['a', 'b', 'c'])
})
