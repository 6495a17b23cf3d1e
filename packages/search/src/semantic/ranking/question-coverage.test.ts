import type { Contribution, SoughtOption, SoughtTerm } from '@gezhi/semantic'
import { expect, test } from 'vitest'
import { answerStrength, questionCoverage } from './question-coverage.ts'

const collection = { documents: 1000, averageLength: 100 }
const option = (source: SoughtOption['source'], text: string): SoughtOption => ({ ids: [1], share: 1, documents: 10, source, text })
const term = (text: string, ...options: SoughtOption[]): SoughtTerm => ({ text, weight: 1, options })
const gave = (of: SoughtTerm, place = 0): Contribution => ({ term: of, option: of.options[place]!, score: 1 })
const coverage = (terms: readonly SoughtTerm[], ...contributions: Contribution[]) =>
  questionCoverage({ terms, words: new Set(), collection })(contributions)

test('words that no record holds count as words of the question that a hit lacks', () => {
  const battery = term('battery', option('own', 'battery'))
  expect(coverage([battery], gave(battery))).toBe(1)
  expect(coverage([battery, term('unobtainium'), term('flux')], gave(battery))).toBeLessThan(0.3)
})

test('a record in the other language is measured by translations alone', () => {
  const lithium = term('lithium', option('own', 'lithium'), option('dictionary', '锂'))
  const phrase = term('lithium sulfur', option('composed', '锂硫'))
  expect(coverage([lithium, phrase], gave(lithium, 1), gave(phrase))).toBe(1)
  expect(coverage([lithium, phrase], gave(lithium))).toBe(1)
  expect(coverage([lithium, term('kibble', option('own', 'kibble'))], gave(lithium, 1))).toBe(0.5)
})

test('a hit of one common word of a question is a weak answer; a long question need not be held whole', () => {
  expect(answerStrength([0.05, 0.02], 10)).toBeLessThan(0.15)
  expect(answerStrength([0.6], 3)).toBe(1)
  expect(answerStrength([0.3], 200)).toBe(1)
  expect(answerStrength([], 3)).toBe(0)
})
