import type { Suggestion } from '@gezhi/search'

/** A suggestion before sorting. */
export interface FoundSuggestion extends Suggestion {
  /** Number of documents, known or estimated: the sort key. */
  readonly weight: number
}

/** Those with the highest weight, at most `count`. */
export function heaviest<Weighed extends { readonly weight: number }>(some: readonly Weighed[], count: number): Weighed[] {
  return some.toSorted((a, b) => b.weight - a.weight).slice(0, count)
}
