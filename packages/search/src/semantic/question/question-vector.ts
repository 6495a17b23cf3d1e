import { foldIn, weightedTermVector, type Directions, type SoughtTerm } from '@gezhi/semantic'

/** A learned model, and the row of each term in it: -1 for an unknown term. */
export interface LearnedTerms {
  readonly directions: Directions
  readonly inverse: Float32Array
  readonly rowOf: (term: number) => number
}

/** The terms of a question as counts: a term and all its translations together count as often as the question contains it. Pure. */
export function questionCounts(terms: readonly SoughtTerm[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const { weight, options } of terms) {
    for (const { ids, share } of options)
      for (const id of ids) found.set(id, (found.get(id) ?? 0) + (share * Math.exp(weight - 1)) / ids.length)
  }
  return found
}

/** The vector of a question in the directions of a model; null if it knows none of the terms. */
export function questionVector({ directions, inverse, rowOf }: LearnedTerms, terms: readonly SoughtTerm[]): Float32Array | null {
  const found = questionCounts(terms)
  const ids = [...found.keys()].filter((id) => rowOf(id) >= 0)
  const counts = ids.map((id) => found.get(id)!)
  const vector = foldIn(weightedTermVector({ terms: ids, counts }, rowOf, inverse), directions)
  return vector.some((value) => value !== 0) ? vector : null
}
