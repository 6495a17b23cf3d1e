/** The word denoted by a run of characters. */
export interface WholeWord {
  /** The run itself, or the longer word that it nearly always begins; null if it only occurs inside words that begin earlier. */
  readonly text: string | null
  /** Share of the run's occurrences that belong to the word: 0 to 1. */
  readonly share: number
}
