import type { ExpandedWord } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import { expandableWords, withSynonyms } from './smart-expansion.ts'

const expanded = (word: string, ...words: string[]): ExpandedWord => ({
  word,
  synonymList: words.map((one) => ({ word: one, language: 'en', source: 'operator', score: 1 })),
})

test('plain words and phrases are expanded, a query is not', () => {
  expect(expandableWords('石墨烯  "solid electrolyte" battery')).toEqual(['石墨烯', 'solid electrolyte', 'battery'])
  for (const query of ['', 'TI=(石墨烯)', '石墨烯 OR 电池', '(石墨烯 电池)', 'graph*', 'ad>=2020'])
    expect(expandableWords(query), query).toEqual([])
})

test('synonyms are added with OR, words stay joined by AND', () => {
  const words = ['石墨烯', 'battery']
  const both = [expanded('石墨烯', 'graphene', 'graphene sheet'), expanded('battery')]
  expect(withSynonyms('石墨烯 battery', words, both, 100)).toBe('(石墨烯 OR graphene OR "graphene sheet") AND battery')
  expect(withSynonyms('石墨烯 battery', words, both, 20)).toBe('石墨烯 battery')
  expect(withSynonyms('石墨烯 battery', words, [expanded('other', 'x')], 100)).toBe('石墨烯 battery')
})
