import { foldIn, weightedTermVector, type Directions, type SoughtTerm } from '@gezhi/semantic'

/** What a model learned, and the row of each term in it: -1 for a term it does not know. */
export interface LearnedTerms {
  readonly directions: Directions
  readonly inverse: Float32Array
  readonly rowOf: (term: number) => number
}

/** What is looked for as counts of terms: those of a term and all its translations together are as often as the question says it. Pure. */
export function questionCounts(terms: readonly SoughtTerm[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const { weight, options } of terms) {
    for (const { ids, share } of options)
      for (const id of ids) found.set(id, (found.get(id) ?? 0) + (share * Math.exp(weight - 1)) / ids.length)
  }
  return found
}

/** The vector of what is looked for in the directions a model learned; null where it knows none of the terms. */
export function questionVector({ directions, inverse, rowOf }: LearnedTerms, terms: readonly SoughtTerm[]): Float32Array | null {
  const found = questionCounts(terms)
  const ids = [...found.keys()].filter((id) => rowOf(id) >= 0)
  const counts = ids.map((id) => found.get(id)!)
  const vector = foldIn(weightedTermVector({ terms: ids, counts }, rowOf, inverse), directions)
  return vector.some((value) => value !== 0) ? vector : null
}
