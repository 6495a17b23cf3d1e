/** The word denoted by a run of characters. */
export interface WholeWord {
  /** The run itself, or the longer word it nearly always begins; null where it is only a part of words that begin before it. */
  readonly text: string | null
  /** Of the places where the run stands, those where the word does: 0 to 1. */
  readonly share: number
}
