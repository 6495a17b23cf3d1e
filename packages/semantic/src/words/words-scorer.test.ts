import { expect, test } from 'vitest'
import { TermVectorList } from './term-vector-list.ts'
import { feedbackScores, feedbackTerms } from './feedback.ts'
import type { SoughtOption, SoughtTerm } from './sought-term.ts'
import { WordsScorer } from './words-scorer.ts'

const collection = { documents: 100, averageLength: 10 }
const option = (id: number, source: SoughtOption['source'], share = 1, documents = 5): SoughtOption => ({
  ids: [id],
  share,
  documents,
  source,
  text: `term ${id}`,
})
const term = (weight: number, ...options: SoughtOption[]): SoughtTerm => ({ text: 'asked', weight, options })

/** Term vectors of ten, each with these terms once. */
function termVectorsOf(...texts: readonly (readonly number[])[]): TermVectorList {
  const termVectors = new TermVectorList()
  for (const terms of texts) termVectors.add({ terms, counts: terms.map(() => 1), length: 10 })
  return termVectors
}

test('a term however many translations it has is one term: two of them are not found twice as well as itself', () => {
  const both = term(1, option(1, 'own'), option(2, 'dictionary', 0.5), option(3, 'dictionary', 0.5))
  const [own, translated, one, nothing] = new WordsScorer([both], collection).scores(termVectorsOf([1], [2, 3], [2], [9]))
  expect(translated).toBeCloseTo(own!)
  expect(one).toBeLessThan(own!)
  expect(one).toBeGreaterThan(0)
  expect(nothing).toBe(0)
})

test('a record that holds a word and its translation has it once', () => {
  const scorer = new WordsScorer([term(1, option(1, 'own'), option(2, 'dictionary'))], collection)
  const [own, both] = scorer.scores(termVectorsOf([1], [1, 2]))
  expect(both).toBe(own)
})

test('a record in the other language scores higher by the part of the translated question it contains', () => {
  const boosted = (coverageBoost: number) =>
    new WordsScorer(
      [term(1, option(1, 'own')), ...[2, 3].map((id) => ({ ...term(1, option(id, 'dictionary')), coverageBoost }))],
      collection,
    ).scores(termVectorsOf([2, 3], [2], [1], [1, 2]))
  const [whole, half, own, mixed] = boosted(2).map((score, place) => score / boosted(0)[place]!)
  expect(whole).toBeCloseTo(3)
  expect(half).toBeCloseTo(1.5)
  expect(own).toBe(1)
  // A Chinese record with an English word: as much of its own language as of the other.
  expect(mixed).toBe(1)
})

test('a word of several terms is there as often as the least of them', () => {
  const scorer = new WordsScorer([term(1, { ...option(1, 'dictionary'), ids: [1, 2] })], collection)
  const [half, whole] = scorer.scores(termVectorsOf([1], [1, 2]))
  expect(half).toBe(0)
  expect(whole).toBeGreaterThan(0)
})

test('the contributions of terms add up to the score, highest first, each with its source', () => {
  const scorer = new WordsScorer(
    [term(1, option(1, 'own', 1, 50)), term(2, option(2, 'own', 1, 2)), term(1, option(3, 'records'))],
    collection,
  )
  const termVectors = termVectorsOf([1, 2, 3])
  const contributions = scorer.contributions(termVectors, 0)
  expect(contributions.map((one) => one.option.text)).toEqual(['term 2', 'term 3', 'term 1'])
  expect(contributions.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(scorer.scores(termVectors)[0]!)
  expect([scorer.seeks(3), scorer.seeks(4)]).toEqual([true, false])
})

test('feedback: a record that shares what the best hits have in common rises; terms of one record or of most are not fed back', () => {
  const termVectors = termVectorsOf([1, 5, 6], [1, 5], [5, 6], [9])
  const scores = Float64Array.of(4, 3, 0, 0)
  const held = (id: number) => ({ 1: 2, 5: 3, 6: 50, 9: 1 })[id] ?? 1
  const terms = feedbackTerms(termVectors, scores, collection, held)
  expect(terms.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 5])
  expect(terms.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
  const widened = feedbackScores(termVectors, scores, 1, terms, collection)
  expect(widened[2]).toBeGreaterThan(widened[3]!)
  expect(feedbackTerms(termVectors, new Float64Array(4), collection, held)).toEqual([])
})
