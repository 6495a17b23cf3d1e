import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeTranslation } from '../lexicon/compose-translation.ts'
import { NgramCounter } from './count-ngrams.ts'
import { learnWords } from './learn-words.ts'
import { cohesion, MAX_NGRAM, MIN_NGRAM_COUNT, ngramCount, type NgramTable } from './ngram-table.ts'
import { segmentWords } from './segment-words.ts'

function tableOf(texts: readonly string[]): NgramTable {
  const counter = new NgramCounter()
  for (const text of texts) counter.add(text)
  return counter.table()
}

const times = (text: string, count: number) => Array.from({ length: count }, () => text)

test('counts each run of one to six characters that occurs five times, within runs of Chinese characters', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom('锂', '硫', '电', '池', ' ', 'a'), maxLength: 30 }), { maxLength: 40 })
  fc.assert(
    fc.property(texts, fc.string({ unit: fc.constantFrom('锂', '硫', '电', '池'), minLength: 1, maxLength: MAX_NGRAM }), (all, run) => {
      const found = all.reduce((sum, text) => sum + [...text].filter((_, at) => text.startsWith(run, at)).length, 0)
      expect(ngramCount(tableOf(all), run)).toBe(found >= MIN_NGRAM_COUNT ? found : 0)
    }),
  )
})

test('knows how closely characters stand together', () => {
  const table = tableOf([...times('锂硫电池', 20), ...times('电的', 20), ...times('的池', 20), ...times('硫的', 5), ...times('的硫', 5)])
  expect(cohesion(table, '锂硫')).toBeGreaterThan(cohesion(table, '硫电'))
  expect(cohesion(table, '池锂')).toBe(-Infinity)
})

test('puts the translations of adjacent words together where the records write the result', () => {
  const table = tableOf([...times('一种锂硫电池', 10), ...times('含硫的池', 10), ...times('多孔碳', 10), ...times('方法和装置的材料', 60)])
  const lithium = [{ text: '锂', weight: 0.4 }]
  const sulfur = [
    { text: '硫磺', weight: 0.6 },
    { text: '硫', weight: 0.4 },
  ]
  const battery = [
    { text: '炮台', weight: 0.9 },
    { text: '电池', weight: 0.4 },
  ]
  expect(composeTranslation([lithium, sulfur], table)).toEqual([{ text: '锂硫', share: 1 }])
  expect(composeTranslation([lithium, sulfur, battery], table)).toEqual([{ text: '锂硫电池', share: 1 }])
  expect(composeTranslation([battery, lithium], table)).toEqual([])
})

test('learns words by what stands around them, and cuts texts by them', () => {
  const around = [...'甲乙丙丁戊己庚辛壬癸']
  const texts = around.flatMap((one, i) => [
    `${one}锂硫${around.at(i - 3)!}`,
    `${around.at(i - 5)!}锂硫${one}`,
    `${one}的${around.at(i - 1)!}`,
  ])
  const table = tableOf([...texts, ...texts, ...texts, ...times('另外几种文字', 800)])
  expect(learnWords(table)).toEqual(['锂硫'])
  expect(segmentWords('甲锂硫乙', new Set(['锂硫']), table)).toEqual(['甲', '锂硫', '乙'])
})
