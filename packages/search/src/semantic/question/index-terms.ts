import { isStopWord } from '@gezhi/semantic'
import type { TermNumbers } from './term-numbers.ts'
import type { Translations } from './translations.ts'

const SINGLE_CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u

/** Whether a token of the analyzer is not a term. */
export function isNoTerm(token: string): boolean {
  return isStopWord(token) || SINGLE_CJK.test(token)
}

/** The index data needed to interpret a question. */
export interface IndexTerms {
  readonly terms: TermNumbers
  /** Number of documents with the term in title or abstract. */
  documents(term: number): number
  /** null if no lexicon is built yet. */
  readonly translations: Translations | null
}
