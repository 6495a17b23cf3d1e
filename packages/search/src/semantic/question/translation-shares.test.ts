import { expect, test } from 'vitest'
import { translationShares, type FoundTranslation } from './translation-shares.ts'

const found = (text: string, origin: FoundTranslation['origin'], weight = 1, documents = 10): FoundTranslation => ({
  text,
  origin,
  weight,
  ids: [1],
  documents,
})
const shares = (...translations: FoundTranslation[]) =>
  Object.fromEntries(translationShares(translations).map(({ text, share }) => [text, Number(share.toFixed(2))]))

test('what texts in both languages teach counts more than a general dictionary, the more the surer it is', () => {
  expect(shares(found('炮台', 'dictionary'), found('电池', 'records', 0.6))).toEqual({ 电池: 0.85, 炮台: 0.15 })
  expect(shares(found('炮台', 'dictionary'), found('电池', 'records', 0.1))).toEqual({ 电池: 0.6, 炮台: 0.4 })
  expect(shares(found('炮台', 'dictionary'))).toEqual({ 炮台: 1 })
})

test('a technical term takes the place of a general dictionary', () => {
  expect(shares(found('阴极', 'dictionary'), found('正极', 'technical'), found('负极', 'records', 0.3))).toEqual({ 正极: 0.6, 负极: 0.4 })
})

test('translations that the records use more weigh more, and one of two sources is one', () => {
  const option = translationShares([found('电池', 'dictionary'), found('电池', 'records', 0.6), found('电芯', 'records', 0.6, 1)])
  expect(option.map(({ text }) => text)).toEqual(['电池', '电芯'])
  expect(option[0]!.share + option[1]!.share).toBeCloseTo(1)
})
