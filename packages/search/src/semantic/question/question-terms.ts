import { analyzeText } from '@gezhi/query'
import { questionWeight, type SoughtTerm } from '@gezhi/semantic'
import { englishStem } from '../../english-stem.ts'
import { isNoTerm } from './index-terms.ts'
import { NO_TERM, type TermNumbers } from './term-numbers.ts'

/** A term of a question as it is written there. */
export interface WrittenTerm {
  /** Its stem, or the token itself: the key in the lexicon. */
  readonly key: string
  /** In the first form used by the question. */
  readonly text: string
  readonly times: number
  /** In the index; NO_TERM if no record contains it. */
  readonly term: number
}

/** The terms of a text in the order of first use. */
export function writtenTerms(terms: TermNumbers, text: string): WrittenTerm[] {
  const { tokens } = analyzeText(text)
  const found = new Map<string, { text: string; times: number }>()
  for (const token of tokens) {
    if (isNoTerm(token)) continue
    const key = englishStem(token) ?? token
    const known = found.get(key) ?? { text: token, times: 0 }
    known.times++
    found.set(key, known)
  }
  return [...found].map(([key, { text: written, times }]) => ({ key, text: written, times, term: terms.find(written) }))
}

/** The search for a term itself; `documents` is the number of records with it. */
export function ownTerm({ text, times, term }: WrittenTerm, documents: (term: number) => number): SoughtTerm {
  const options = term === NO_TERM ? [] : [{ ids: [term], share: 1, documents: documents(term), source: 'own' as const, text }]
  return { text, weight: questionWeight(times), options }
}
