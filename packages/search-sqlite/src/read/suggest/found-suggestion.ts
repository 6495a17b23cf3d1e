import type { Suggestion } from '@gezhi/search'

/** A suggestion before it is put in order. */
export interface FoundSuggestion extends Suggestion {
  /** Documents as far as they are known or estimated: what is in order by. */
  readonly weight: number
}

/** Those of most documents, at most `count`. */
export function heaviest<Weighed extends { readonly weight: number }>(some: readonly Weighed[], count: number): Weighed[] {
  return some.toSorted((a, b) => b.weight - a.weight).slice(0, count)
}
