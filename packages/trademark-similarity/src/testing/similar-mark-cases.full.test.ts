import { describe, expect, it } from 'vitest'
import { SimilarIndexBuilder } from '../index/similar-index-builder.ts'
import type { SimilarHits, SimilarIndex } from '../index/similar-index.ts'
import { generatedMarks } from './generated-marks.ts'
import { similarMarkCases } from './similar-mark-cases.ts'

const CASES = similarMarkCases()
const GENERATED = 100_000
const FIRST = 20

/** The marks of all cases among generated ones. */
function indexOfCases(): SimilarIndex {
  const builder = new SimilarIndexBuilder()
  const generated = generatedMarks(GENERATED)
  for (const [number, { similar }] of CASES.entries()) {
    for (const text of similar) builder.add({ id: `${number}:${text}`, text, classes: [{ number: 30 }], status: 'registered' })
    for (let count = 0; count < GENERATED / CASES.length; count++) {
      const { value } = generated.next()
      if (value !== undefined) builder.add(value)
    }
  }
  return builder.finish()
}

describe('200 cases of similar marks among 100,000 generated ones', () => {
  const index = indexOfCases()

  it('has 200 cases of every kind', () => {
    expect(CASES).toHaveLength(200)
    expect(index.size).toBeGreaterThan(GENERATED)
  })

  it('finds each by its rule', () => {
    const missing = CASES.flatMap(({ rule, query, similar }, number) => {
      const { hits } = index.search({ text: query, limit: 1000 })
      return similar
        .filter((text) => !hits.some(({ id, rules }) => id === `${number}:${text}` && rules.some((one) => one.rule === rule)))
        .map((text) => `${rule}: ${query} = ${text}`)
    })
    expect(missing).toEqual([])
  })

  it('has on average fewer than 5 of the first 20 outside the list of the case', () => {
    const outside = CASES.map(({ query, similar }) => {
      const { hits } = index.search({ text: query, limit: FIRST })
      return hits.filter(({ text }) => !similar.includes(text)).length
    })
    const mean = outside.reduce((sum, count) => sum + count, 0) / CASES.length
    console.log(`outside the list of the case, mean of ${CASES.length}: ${mean.toFixed(2)}`)
    expect(mean).toBeLessThan(5)
  })

  it('finds what a comparison of all marks finds', () => {
    for (const { query } of CASES.filter((_, number) => number % 40 === 0)) {
      const texts = (hits: SimilarHits): string[] => hits.hits.map(({ text, rules }) => `${text} ${rules.map(({ rule }) => rule).join()}`)
      expect(texts(index.search({ text: query, limit: 5000 })), query).toEqual(texts(index.compareAll({ text: query, limit: 5000 })))
    }
  })
})
