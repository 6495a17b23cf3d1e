/** A token that says nothing of what a text is about: a stop word, a single CJK character, which the bigram before it holds already. */
export const NO_TERM = 0

/** The terms of an index: its tokens, all English words of one stem as one. Each has a number over 0. */
export interface TermNumbers {
  /** The term of a word as texts write it; NO_TERM where the index does not hold it in any form. */
  find(word: string): number
  /** The term of an English stem; NO_TERM where no text holds a word of it. */
  findStem(stem: string): number
  /** How texts write a term, the most usual way first. */
  formsOf(term: number): readonly string[]
}
