import { describe, expect, it } from 'vitest'
import { readMarkForm } from '../form/mark-form.ts'
import { markVocabulary } from '../translation/mark-vocabulary.ts'
import { dictionaryTranslator } from '../translation/translator.ts'
import { compareMarks, selectRules } from './compare-marks.ts'

const translate = dictionaryTranslator(markVocabulary())

/** `method/rule nearness part` of each rule that finds the mark. */
function compare(query: string, mark: string): string[] {
  const hits = compareMarks({ query: readMarkForm(query), mark: readMarkForm(mark), translate })
  return hits.map(({ method, rule, nearness, ranges }) => {
    const parts = ranges.map(([start, end]) => mark.slice(start, end))
    return `${method}/${rule} ${nearness.toFixed(2)} ${parts.join('+')}`
  })
}

describe('rules for similar marks', () => {
  it.each([
    ['大白兔', '大白免', 'han/lookAlike 0.97 大白免'],
    ['茅台', '毛台', 'han/sameSound 0.98 毛台'],
    ['重庆', 'CHONGQING', 'pinyin/sameSound 0.90 CHONGQING'],
    ['MAOTAI', '茅台', 'pinyin/sameSound 0.90 茅台'],
    ['可口可乐', '可口可樂', 'han/identical 1.00 可口可樂'],
    ['长城', '老长城牌', 'han/contains 0.72 长城'],
    ['东方红', '红方东', 'han/reordered 0.85 红方东'],
    ["L'Oréal", 'LOREAL', 'latin/identical 1.00 LOREAL'],
    ['Google', 'G00GLE!', 'latin/lookAlike 0.92 G00GLE'],
    ['Quickstep', 'KWIKSTEP', 'latin/sameSound 0.95 KWIKSTEP'],
    ['blue moon', '新蓝月亮', 'latin/translation 0.74 蓝月亮'],
    ['蓝月亮', 'Blue Moons', 'han/translation 0.88 Blue Moons'],
    ['361', '三六一', 'digits/translation 0.85 三六一'],
    ['1573', '1578', 'digits/editDistance 0.75 1578'],
    ['ICBC', 'Iris Corner Bakery Club', 'initials/initials 0.75 Iris Corner Bakery Club'],
  ])('%s and %s: %s', (query, mark, expected) => {
    expect(compare(query, mark)).toContain(expected)
  })

  it.each([
    ['大白兔', '小黑猫'],
    ['VELTORA', 'BRIMLOK'],
    ['茅台', '茅山'],
    ['ABC', 'cab'],
    ['12', '123'],
    ['', '长城'],
    ['!?', '!?'],
  ])('%s and %s are not similar', (query, mark) => {
    expect(compare(query, mark)).toEqual([])
  })

  it('counts every reading of a character', () => {
    expect(compare('长乐', '常乐')).toContain('han/sameSound 0.98 常乐')
    expect(compare('长乐', '掌乐')).toContain('han/sameSound 0.98 掌乐')
  })

  it('compares by the chosen methods and rules only', () => {
    const comparisons = selectRules({ methods: ['latin'], rules: ['identical', 'sameSound'] })
    expect(comparisons.map(({ method, rule }) => `${method} ${rule}`)).toEqual(['latin identical', 'latin sameSound'])
  })

  it('is not confused by long texts, lone surrogates and accents', () => {
    expect(compare('啊'.repeat(100_000), '啊'.repeat(100_000))[0]).toContain('han/identical 1.00')
    expect(compare('\ud800长城', '长城\udc00')[0]).toBe('han/identical 1.00 长城')
    expect(compare('Ångström', 'ANGSTROM')[0]).toBe('latin/identical 1.00 ANGSTROM')
  })
})
