import { stemmer } from 'stemmer'

/** Document counts of terms are kept in blocks of so many ids, 4 bytes each. */
export const COUNTS_IN_BLOCK = 1024

const ENGLISH_WORD = /^[a-z]{3,}$/

/** Porter's stem of an English word, null for anything else: numbers, formulas, CJK tokens, words of other alphabets. */
export function stemOf(term: string): string | null {
  return ENGLISH_WORD.test(term) ? stemmer(term) : null
}

/** Its characters from the last to the first, so that a known end becomes a prefix. */
export function reversedTerm(term: string): string {
  return [...term].toReversed().join('')
}
