import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyzeQueryText } from './analyze-query-text.ts'
import { analyzeText } from './analyze-text.ts'

const tokens = (text: string) => analyzeText(text).tokens.join(' ')
/** The original text at each position. */
const segments = (text: string) => {
  const { starts, ends } = analyzeText(text)
  return starts.map((start, i) => text.slice(start, ends[i])).join('|')
}

describe('one token per position', () => {
  test.each([
    ['a CJK character gives the bigram that begins at it, the last of a run itself', '石墨烯', '石墨 墨烯 烯'],
    ['runs end at punctuation', '石墨，墨烯', '石墨 墨 墨烯 烯'],
    ['and at Latin words', '第1电极AB', '第 1 电极 极 ab'],
    ['Latin words are cut at hyphens', 'Lithium-ion', 'lithium ion'],
    ['traditional folds to simplified', '鋰電池', '锂电 电池 池'],
    ['full-width folds to half-width', 'ＡＢ１', 'ab1'],
    ['units', '25℃ 25 °C 10％ 5‰ 90°', '25 °c 25 °c 10 % 5 ‰ 90 °'],
    ['formulas', 'LiFePO₄ H2O CO₂', 'lifepo4 h2o co2'],
    ['names with signs', 'C++, C# and 5G', 'c++ c# and 5g'],
    ['a sign after a longer word is none', 'Na++ Fe# A+B c#3', 'na fe a b c 3'],
    ['decomposed letters', 'cafe\u0301 Ångström', 'café ångström'],
    ['half-width kana compose', 'ｶﾞｽ', 'ガス ス'],
    ['characters beyond the basic plane', '𠀀𠀁', '𠀀𠀁 𠀁'],
    ['soft hyphens vanish', 'bat\u00adtery', 'battery'],
    ['unpaired surrogates part words', 'a\ud800b', 'a b'],
    ['nothing but punctuation', '，。—', ''],
  ])('%s', (_, text, expected) => expect(tokens(text)).toBe(expected))

  test('offsets lead back to the original', () => {
    expect(segments('㎏石墨ﬁn cafe\u0301x 25℃')).toBe('㎏|石|墨|ﬁn|cafe\u0301x|25|℃')
    expect(segments('𠀀墨-A')).toBe('𠀀|墨|A')
  })

  test('sentences and paragraphs are counted in positions', () => {
    const text = 'A b. C 3.5! d；e。\n石墨；烯?'
    expect(tokens(text)).toBe('a b c 3 5 d e 石墨 墨 烯')
    expect(analyzeText(text).sentences).toEqual([0, 2, 5, 6, 7, 9])
    expect(analyzeText(text).paragraphs).toEqual([0, 7])
  })
})

const TEXT = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'石墨烯电池，。 aB1-.\u0301℃ﬁ𠀀\ud800\n鋰') }))

test('any text: ranges ascend inside it and folding again changes nothing', () => {
  fc.assert(
    fc.property(TEXT, (text) => {
      const { tokens: all, starts, ends, joined } = analyzeText(text)
      expect([starts.length, ends.length, joined.length]).toEqual([all.length, all.length, all.length])
      starts.forEach((start, i) => {
        expect(start).toBeLessThan(ends[i] as number)
        expect(ends[i]).toBeLessThanOrEqual(text.length)
        if (i > 0) expect(start).toBeGreaterThanOrEqual(starts[i - 1] as number)
      })
      for (const token of all) expect(token).not.toMatch(/[\s"']/u)
    }),
  )
})

describe('conditions of a query', () => {
  test.each([
    ['石墨烯', '石墨 墨烯', 3],
    ['烯', '烯*', 1],
    ['石墨，烯', '石墨 墨 烯*', 3],
    ['石墨烯 battery', '石墨 墨烯 烯 battery', 4],
    ['lithium-ion', 'lithium ion', 2],
    ['，', '', 0],
  ])('%s', (text, expected, positions) => {
    const query = analyzeQueryText(text)
    expect(query.terms.map((term) => term.text + (term.prefix ? '*' : '')).join(' ')).toBe(expected)
    expect(query.positions).toBe(positions)
  })

  const CJK_TEXT = fc.string({ unit: fc.constantFrom(...'石墨烯电，a ') })
  test('a run of characters is found exactly where the text contains it', () => {
    const needle = fc.string({ unit: fc.constantFrom(...'石墨烯电'), minLength: 1, maxLength: 4 })
    fc.assert(fc.property(CJK_TEXT, needle, (text, segment) => void expect(contains(text, segment)).toBe(text.includes(segment))))
  })

  function contains(text: string, query: string): boolean {
    const found = analyzeText(text).tokens
    const { terms } = analyzeQueryText(query)
    return found.some((_, at) =>
      terms.every((term, i) => (term.prefix ? found[at + i]?.startsWith(term.text) : found[at + i] === term.text)),
    )
  }
})
