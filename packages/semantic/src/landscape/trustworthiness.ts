import { rowAt, type VectorRows } from './vector-rows.ts'

/**
 * How far the nearest documents in a layout are also near by their vectors, 0 to 1 (Venna 2001): 1 if each document's `size` nearest in the
 * plane are its nearest by cosine; about 0.5 for chance. Compares every pair. Pure.
 */
export function trustworthiness(vectors: VectorRows, points: Float32Array, size: number): number {
  const { count } = vectors
  if (size * 2 >= count) throw new RangeError(`Trustworthiness of ${size} neighbours needs more than ${size * 2} documents`)
  let penalty = 0
  const [cosines, squares] = [new Float64Array(count), new Float64Array(count)]
  for (let row = 0; row < count; row++) {
    const vector = rowAt(vectors, row)
    for (let other = 0; other < count; other++) {
      cosines[other] = dot(vector, rowAt(vectors, other))
      const dx = points[row * 2]! - points[other * 2]!
      const dy = points[row * 2 + 1]! - points[other * 2 + 1]!
      squares[other] = dx * dx + dy * dy
    }
    for (const near of nearest(squares, row, size)) {
      const rank = rankOf(cosines, row, near)
      if (rank > size) penalty += rank - size
    }
  }
  return 1 - (2 / (count * size * (2 * count - 3 * size - 1))) * penalty
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}

function nearest(squares: Float64Array, self: number, size: number): number[] {
  const best: number[] = []
  for (let i = 0; i < squares.length; i++) {
    if (i === self || (best.length === size && squares[i]! >= squares[best.at(-1)!]!)) continue
    let at = best.length
    while (at > 0 && squares[best[at - 1]!]! > squares[i]!) at--
    best.splice(at, 0, i)
    if (best.length > size) best.pop()
  }
  return best
}

/** The place of a document among all others by cosine, from 1. */
function rankOf(cosines: Float64Array, self: number, other: number): number {
  let rank = 1
  for (let i = 0; i < cosines.length; i++) if (i !== self && i !== other && cosines[i]! > cosines[other]!) rank++
  return rank
}
