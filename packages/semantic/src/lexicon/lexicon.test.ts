import { expect, test } from 'vitest'
import { glossTranslations } from './gloss-translations.ts'
import { learnTranslations } from './learn-translations.ts'
import { readDictionary } from './read-dictionary.ts'

const plain = (word: string) => word.replace(/s$/, '')
const translations = (word: string, glosses: readonly string[], pinyin = 'x1') =>
  glossTranslations({ word, pinyin, glosses }, plain).map(({ source, weight }) => [source, weight])

test('a gloss of one word weighs 1, a phrase 1 as a whole and half a word in parts', () => {
  expect(translations('电池', ['battery; electric cell'])).toEqual([
    ['battery', 1],
    ['electric', 0.25],
    ['cell', 0.25],
    ['electric cell', 1],
  ])
})

test('brackets, articles and stems are seen to; surnames, places, variants and idioms are no words of inventions', () => {
  expect(translations('驱动', ['to drive (a machine)', 'the drives'])).toEqual([
    ['drive', 1],
    ['drive', 1],
  ])
  expect(translations('王', ['surname Wang'])).toEqual([])
  expect(translations('北京', ['municipality'], 'Bei3 jing1')).toEqual([])
  expect(translations('杯', ['variant of 杯[bei1]', 'cup'])).toEqual([['cup', 1]])
  expect(translations('ABC', ['letters'])).toEqual([])
})

test('the package holds a dictionary of more than 100,000 words; without it there is none', async () => {
  const dictionary = await readDictionary()
  const graphene = dictionary!.entries()[Symbol.iterator]()
  expect(graphene.next().done).toBe(false)
  expect([...dictionary!.entries()].length).toBeGreaterThan(100_000)
  expect([...dictionary!.entries()].find(({ word }) => word === '石墨烯')!.glosses).toEqual(['graphene'])
  expect(await readDictionary(() => Promise.reject(new Error('not installed')))).toBeNull()
})

test('pairs of texts teach which term is which', () => {
  const pairs = [
    [
      [1, 2],
      [11, 12],
    ],
    [
      [1, 3],
      [11, 13],
    ],
    [
      [2, 3],
      [12, 13],
    ],
    [[1], [11]],
  ].map(([source, target]) => ({ source: Int32Array.from(source!), target: Int32Array.from(target!) }))
  const best = new Map<number, number>()
  for (const { source, target, weight } of learnTranslations(pairs)) {
    expect(weight).toBeLessThanOrEqual(1)
    if (!best.has(source)) best.set(source, target)
  }
  expect(Object.fromEntries(best)).toEqual({ 1: 11, 2: 12, 3: 13 })
})

test('the same translations are learned with a tenth of the word pairs at once, where pairs that occur by chance are many', () => {
  // Text i has the words i % 50 and i % 7, their translations, and one unique word in each language.
  const pairs = Array.from({ length: 2000 }, (_, i) => ({
    source: Int32Array.of(i % 50, 100 + (i % 7), 10_000 + i),
    target: Int32Array.of(1000 + (i % 50), 1100 + (i % 7), 20_000 + i),
  }))
  const best = (maxWordPairs?: number) =>
    learnTranslations(pairs, maxWordPairs)
      .filter(({ source, weight }) => source < 10_000 && weight > 0.5)
      .map(({ source, target }) => [source, target])
      .sort()
  expect(best()).toHaveLength(57)
  expect(best(1600)).toEqual(best())
})
