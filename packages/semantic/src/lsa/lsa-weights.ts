import type { TermVector } from '../words/term-vector-list.ts'

/** Weights of the terms of a term-document matrix: `ln((N + 1) / (df + 0.5))`. */
export type TermInverse = Float32Array

/** `ln((N + 1) / (df + 0.5))`: how distinctive a term in `held` of `documents` is. */
export function lsaInverse(held: number, documents: number): number {
  return Math.log((documents + 1) / (held + 0.5))
}

/** The entries of a term vector in the rows of a model, weighted `(1 + ln count) · inverse` and normalised to length 1. */
export interface WeightedTermVector {
  readonly rows: Int32Array
  readonly weights: Float32Array
}

/** Terms without a row (`rowOf` below 0) are left out. Empty if no term is known. */
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
