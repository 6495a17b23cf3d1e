import { NgramCounter, type Translation } from '@gezhi/semantic'
import { expect, test } from 'vitest'
import { PackedLexicon } from '../lexicon/packed-lexicon.ts'
import { packTranslations } from '../lexicon/packed-translations.ts'
import type { TermNumbers } from './term-numbers.ts'
import { soughtTerms } from './sought-terms.ts'
import { Translations } from './translations.ts'

const dictionary: Translation[] = [
  ['lithium', '锂'],
  ['sulfur', '硫'],
  ['sulfur', '硫磺'],
  ['batteri', '炮台'],
  ['batteri', '电池'],
].map(([source, target]) => ({ source: source!, target: target!, weight: 1 }))
/** The index holds every term. */
const words = new Map<string, number>()
const number = (word: string) => words.get(word) ?? (words.set(word, words.size + 1), words.size)
const terms: TermNumbers = { find: number, findStem: number, formsOf: (term) => [[...words.keys()][term - 1]!] }

function translationsOf(text: string): Record<string, string[]> {
  const counter = new NgramCounter()
  for (let i = 0; i < 20; i++) counter.add('一种锂硫电池 的方法和装置以及材料的用途 多种部件之间连接关系')
  const lexicon = new PackedLexicon([['dictionary', packTranslations(dictionary)]], { words: ['锂硫电池'], ngrams: counter.table() })
  const translations = new Translations(lexicon, terms, () => 10)
  const sought = soughtTerms({ terms, documents: () => 10, translations }, text, { isTranslated: true, synonyms: [] })
  const named = sought.terms.map(({ text: word, options }) => [
    word,
    options.filter(({ source }) => source !== 'own').map((option) => option.text),
  ])
  return Object.fromEntries(named) as Record<string, string[]>
}

test('adjacent words are sought as the word that their translations make in the records, beside themselves', () => {
  expect(translationsOf('lithium sulfur batteries')).toMatchObject({
    'lithium sulfur': ['锂硫'],
    'lithium sulfur batteries': ['锂硫电池'],
    // Single characters are parts only.
    lithium: [],
  })
})

test('words are adjacent in one sentence only, with no stop word between them', () => {
  expect(translationsOf('lithium and sulfur')).not.toHaveProperty('lithium sulfur')
  expect(translationsOf('lithium. Sulfur')).not.toHaveProperty('lithium sulfur')
})

test('a Chinese question is cut into words of the records, also such as no dictionary holds', () => {
  const counter = new NgramCounter()
  for (let i = 0; i < 20; i++) counter.add('一种锂硫电池的正极')
  const lexicon = new PackedLexicon([['dictionary', packTranslations(dictionary)]], {
    words: ['锂硫电池', '正极'],
    ngrams: counter.table(),
  })
  const translations = new Translations(lexicon, terms, () => 10)
  const { words: found } = soughtTerms({ terms, documents: () => 10, translations }, '锂硫电池的正极', { isTranslated: true, synonyms: [] })
  expect([...found]).toEqual(['锂硫电池', '正极'])
})

test('before any words are known, the words of a question are its parts between particles', () => {
  const index = { terms, documents: () => 10, translations: null }
  const { words: found } = soughtTerms(index, '一种全固态锂电池的电解质膜，所述膜', { isTranslated: true, synonyms: [] })
  expect([...found]).toEqual(['全固态锂电池', '电解质膜'])
})

test('a Chinese word without a translation is sought by its parts that have one', () => {
  const lexicon = new PackedLexicon([['dictionary', packTranslations(dictionary)]], null)
  const translations = new Translations(lexicon, terms, () => 10)
  expect(translations.translatedParts('硫磺电池')).toEqual(['硫磺', '电池'])
  expect(translations.translatedParts('电池')).toEqual(['电池'])
  expect(translations.translatedParts('锂离子')).toEqual([])
})

test('translations into Chinese count more than their probability', () => {
  const lexicon = new PackedLexicon([['dictionary', packTranslations(dictionary)]], null)
  const index = { terms, documents: () => 10, translations: new Translations(lexicon, terms, () => 10) }
  const boosts = (text: string) =>
    soughtTerms(index, text, { isTranslated: true, synonyms: [] }).terms.flatMap(({ translationBoost }) => translationBoost ?? [])
  expect(boosts('batteries')).toEqual([1.2])
  expect(boosts('电池')).toEqual([])
})

test('translations into English count more the more of the question they cover', () => {
  const lexicon = new PackedLexicon([['dictionary', packTranslations(dictionary)]], null)
  const index = { terms, documents: () => 10, translations: new Translations(lexicon, terms, () => 10) }
  const boosts = (text: string) =>
    soughtTerms(index, text, { isTranslated: true, synonyms: [] }).terms.flatMap(({ coverageBoost }) => coverageBoost ?? [])
  expect(boosts('电池')).toEqual([2])
  expect(boosts('batteries')).toEqual([])
})
