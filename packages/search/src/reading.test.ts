import { expect, test } from 'vitest'
import { isOneWord, readingsOf, syllablesOf, typedReading, wordsAmong } from './reading.ts'

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

test('pairs segmented together are the same words as each by itself', () => {
  const text = '一种石墨烯电池的制备方法，包括正极材料、隔膜和电解液；其特征在于𠮷野家的电极片由铜箔制成。'
  const chars = [...text.repeat(3)]
  const pairs = chars.flatMap((char, i) => [char + (chars[i + 1] ?? ''), char + (chars[i + 7] ?? '')])
  const many = [...pairs, ...pairs, ...pairs, ...pairs, 'graphene', '電', '']
  expect([...wordsAmong(many)].toSorted()).toEqual([...new Set(many.filter(isOneWord))].toSorted())
  expect(wordsAmong(many).has('电池')).toBe(true)
  expect(wordsAmong(['种石']).size).toBe(0)
})
