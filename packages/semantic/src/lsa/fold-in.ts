import type { WeightedTermVector } from './lsa-weights.ts'
import type { Directions } from './train-lsa.ts'

/** The vector of a text in the directions of a model, of length 1; zeros if none of its terms are known. */
export function foldIn({ rows, weights }: WeightedTermVector, { dimensions, rows: directions }: Directions): Float32Array {
  const vector = new Float32Array(dimensions)
  for (let i = 0; i < rows.length; i++) {
    const weight = weights[i]!
    const start = rows[i]! * dimensions
    for (let j = 0; j < dimensions; j++) vector[j]! += weight * directions[start + j]!
  }
  return normalized(vector)
}

/** Normalises a vector to length 1 in place; zeros stay. */
export function normalized(vector: Float32Array): Float32Array {
  let squares = 0
  for (let j = 0; j < vector.length; j++) squares += vector[j]! * vector[j]!
  if (squares === 0) return vector
  const norm = 1 / Math.sqrt(squares)
  for (let j = 0; j < vector.length; j++) vector[j]! *= norm
  return vector
}
