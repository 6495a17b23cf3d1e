import { stemmer } from 'stemmer'

const ENGLISH_WORD = /^[a-z]{3,}$/

/** Porter's stem of an English word, null for anything else: numbers, formulas, CJK tokens, words of other alphabets. */
export function englishStem(token: string): string | null {
  return ENGLISH_WORD.test(token) ? stemmer(token) : null
}
