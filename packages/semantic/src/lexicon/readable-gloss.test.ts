import { expect, test } from 'vitest'
import { readGlossary } from './read-glossary.ts'
import { readableGloss, readableGlosses } from './readable-gloss.ts'

test('the first sense that is no verb, without article, brackets and remarks', () => {
  expect(readableGloss(['to install', 'installation', 'device'])).toBe('installation')
  expect(readableGloss(['to control'])).toBe('control')
  expect(readableGloss(['surname Wang', 'variant of 王[wang2]'])).toBeNull()
  expect(readableGloss(['(math.) a sum; total'])).toBe('sum')
})

test('of a word that is also a name the other meaning counts', () => {
  const apple = { word: '苹果', pinyin: 'Ping2 guo3', glosses: ['Apple (American tech company)'] }
  const fruit = { word: '苹果', pinyin: 'ping2 guo3', glosses: ['apple'] }
  expect(readableGlosses([apple, fruit]).get('苹果')).toBe('apple')
  expect(readableGlosses([apple]).get('苹果')).toBe('Apple')
})

test('the dictionary that is installed knows the words of inventions', { timeout: 120_000 }, async () => {
  const glossary = (await readGlossary())!
  expect(glossary.size).toBeGreaterThan(80_000)
  expect(['石墨烯', '电池', '半导体', '飞机'].map((word) => glossary.get(word))).toEqual([
    'graphene',
    'battery',
    'semiconductor',
    'airplane',
  ])
})
