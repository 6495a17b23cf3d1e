/** A token of the vocabulary with its number of documents. */
export interface HeldToken {
  readonly text: string
  readonly weight: number
}
