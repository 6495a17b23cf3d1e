import { expect, test } from 'vitest'
import { readingsOf, syllablesOf, typedReading } from './reading.ts'

test('a name is typed by its sounds or their first letters, what is in letters already as it stands', () => {
  expect(readingsOf('重庆大学')).toEqual(['chongqingdaxue', 'cqdx'])
  expect(readingsOf('LG化学株式会社')).toEqual(['lghuaxuezhushihuishe', 'lghxzshs'])
  expect(readingsOf('Siemens  A.G.')).toEqual(['siemensag'])
  expect(readingsOf('長沙')).toEqual(['changsha', 'cs'])
  expect(readingsOf('ソニー')).toEqual([])
})

test('separators between syllables are ignored', () => {
  expect(typedReading("Shi'mo xi")).toBe('shimoxi')
  expect(typedReading('ｓｈｉｍｏ')).toBe('shimo')
})

test('a character has all its syllables', () => {
  expect(syllablesOf('长')).toEqual(['chang', 'zhang'])
  expect(syllablesOf('吕')).toEqual(['lv'])
})
