/** A term of a query in the legend; its index determines the colour. */
export interface HighlightTerm {
  readonly label: string
}
