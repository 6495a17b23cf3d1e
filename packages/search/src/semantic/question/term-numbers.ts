/** A token without meaning for the subject: a stop word, or a single CJK character, which is part of the previous bigram. */
export const NO_TERM = 0

/** The terms of an index: its tokens, with all English words of one stem as one. Each has a number above 0. */
export interface TermNumbers {
  /** The term of a word as written; NO_TERM if the index does not contain it in any form. */
  find(word: string): number
  /** The term of an English stem; NO_TERM if no text contains a word of it. */
  findStem(stem: string): number
  /** Written forms of a term, most common first. */
  formsOf(term: number): readonly string[]
}
