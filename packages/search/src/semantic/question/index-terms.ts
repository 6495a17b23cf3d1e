import { isStopWord } from '@gezhi/semantic'
import type { TermNumbers } from './term-numbers.ts'
import type { Translations } from './translations.ts'

const SINGLE_CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u

/** Whether a token of the analyzer is no term. */
export function isNoTerm(token: string): boolean {
  return isStopWord(token) || SINGLE_CJK.test(token)
}

/** What a question is read against. */
export interface IndexTerms {
  readonly terms: TermNumbers
  /** Documents whose title or abstract holds a term. */
  documents(term: number): number
  /** null where no lexicon is built yet. */
  readonly translations: Translations | null
}
