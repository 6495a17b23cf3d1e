/** A term of a query as the legend shows it; its place in the list is its colour. */
export interface HighlightTerm {
  readonly label: string
}
