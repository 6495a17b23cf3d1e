/** A token of the vocabulary, and how many documents hold it. */
export interface HeldToken {
  readonly text: string
  readonly weight: number
}
