import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distinctTranslations } from '../learning/dictionary-translations.ts'
import { PackedLexicon } from './packed-lexicon.ts'
import { packTranslations } from './packed-translations.ts'

const word = fc.constantFrom('a', 'ab', 'ab c', 'b', 'graphen', '石', '石墨', '石墨烯', '墨')
const translations = fc.array(fc.record({ source: word, target: word, weight: fc.integer({ min: 1, max: 9 }).map((n) => n / 10) }))

test('a packed lexicon finds what a plain list of translations holds, the heaviest first', () => {
  fc.assert(
    fc.property(translations, translations, word, (dictionary, learned, lookedUp) => {
      const parts = [['dictionary', distinctTranslations(dictionary)] as const, ['records', distinctTranslations(learned)] as const]
      const lexicon = new PackedLexicon(
        parts.map(([origin, list]) => [origin, packTranslations(list)]),
        null,
      )
      const all = parts.flatMap(([origin, list]) => list.map((one) => ({ ...one, origin })))
      const chinese = all.filter(({ source }) => source === lookedUp).map(({ target: text, weight, origin }) => ({ text, weight, origin }))
      const english = all.filter(({ target }) => target === lookedUp).map(({ source: text, weight, origin }) => ({ text, weight, origin }))
      const found = lexicon.chineseOf(lookedUp, 100)
      expect(new Set(found.map((row) => JSON.stringify(row)))).toEqual(
        new Set(chinese.map(({ text, weight, origin }) => JSON.stringify({ text, weight, origin }))),
      )
      expect(found.map(({ weight }) => weight)).toEqual(chinese.map(({ weight }) => weight).toSorted((a, b) => b - a))
      expect(lexicon.englishOf(lookedUp, 2)).toHaveLength(Math.min(2, english.length))
      expect(lexicon.hasChinese(lookedUp)).toBe(english.length > 0)
      expect(new Set(lexicon.chineseWords)).toEqual(new Set(all.map(({ target }) => target)))
    }),
  )
})
