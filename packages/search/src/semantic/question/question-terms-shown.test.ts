import type { SoughtTerm } from '@gezhi/semantic'
import { describe, expect, it } from 'vitest'
import { questionTerms } from './question-terms-shown.ts'

const collection = { documents: 100, averageLength: 50 }

function termIn(text: string, documents: number): SoughtTerm {
  return { text, weight: 1, options: documents === 0 ? [] : [{ ids: [1], share: 1, documents, source: 'own', text }] }
}

describe('the words of a question', () => {
  it('that no record has are its most distinctive ones, not left out', () => {
    const shown = questionTerms([termIn('隔膜', 20), termIn('正极', 0)], new Set(['隔膜', '正极']), collection)
    expect(shown.map(({ text, documents }) => [text, documents])).toEqual([
      ['正极', 0],
      ['隔膜', 20],
    ])
    expect(shown.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
  })

  it('are whole: a pair of characters across two words is none', () => {
    const shown = questionTerms([termIn('正极', 5), termIn('极隔', 0), termIn('隔膜', 20)], new Set(['正极', '隔膜']), collection)
    expect(shown.map(({ text }) => text)).toEqual(['正极', '隔膜'])
  })
})
