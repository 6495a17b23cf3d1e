import type { TermVector } from '../words/term-vector-list.ts'

/** What the columns of a term-document matrix were weighed with: `ln((N + 1) / (df + 0.5))` of each term. */
export type TermInverse = Float32Array

/** `ln((N + 1) / (df + 0.5))`: how telling a term is that `held` of `documents` hold. */
export function lsaInverse(held: number, documents: number): number {
  return Math.log((documents + 1) / (held + 0.5))
}

/** The entries of a term vector in the rows of a model, weighed `(1 + ln count) · inverse` and brought to length 1. */
export interface WeightedTermVector {
  readonly rows: Int32Array
  readonly weights: Float32Array
}

/** Terms without a row (`rowOf` below 0) are left out. An empty answer where nothing is known of any term. */
export function weightedTermVector(
  { terms, counts }: Pick<TermVector, 'terms' | 'counts'>,
  rowOf: (term: number) => number,
  inverse: TermInverse,
): WeightedTermVector {
  const rows = new Int32Array(terms.length)
  const weights = new Float32Array(terms.length)
  let size = 0
  let squares = 0
  for (let i = 0; i < terms.length; i++) {
    const row = rowOf(terms[i]!)
    if (row < 0) continue
    const weight = (1 + Math.log(Math.max(1, counts[i]!))) * inverse[row]!
    rows[size] = row
    weights[size++] = weight
    squares += weight * weight
  }
  const norm = squares === 0 ? 0 : 1 / Math.sqrt(squares)
  for (let i = 0; i < size; i++) weights[i]! *= norm
  return { rows: rows.subarray(0, size), weights: weights.subarray(0, size) }
}
