import { gram, type DenseMatrix } from './sparse-matrix.ts'

/** Below this share of the largest, a direction is treated as a linear combination of the others. */
const TINY = 1e-10

/**
 * Makes the columns of a matrix orthonormal in place (Cholesky of `VᵀV`; repeating it would be exact, once is enough between power
 * rounds).
 */
export function orthonormalize(v: DenseMatrix): void {
  const factor = cholesky(gram(v))
  const { rows, columns, values } = v
  for (let row = 0; row < rows; row++) solveRow(values.subarray(row * columns, (row + 1) * columns), factor.values, columns)
}

/** Solves `x · Lᵀ = row` in place: forward substitution by the rows of L. */
function solveRow(row: Float64Array, lower: Float64Array, columns: number): void {
  for (let j = 0; j < columns; j++) {
    const start = j * columns
    let sum = row[j]!
    for (let i = 0; i < j; i++) sum -= row[i]! * lower[start + i]!
    row[j] = sum * lower[start + j]!
  }
}

/** The lower factor L of a symmetric matrix `L · Lᵀ`, with inverted diagonal; 0 for a linearly dependent direction. */
function cholesky(matrix: DenseMatrix): DenseMatrix {
  const { columns, values } = matrix
  const lower = new Float64Array(values.length)
  const largest = values.filter((_, i) => i % (columns + 1) === 0).reduce((a, b) => Math.max(a, b), 0)
  for (let j = 0; j < columns; j++) {
    const rest = values[j * columns + j]! - dot(lower, j * columns, j * columns, j)
    const inverted = rest <= largest * TINY ? 0 : 1 / Math.sqrt(rest)
    lower[j * columns + j] = inverted
    for (let i = j + 1; i < columns; i++) {
      lower[i * columns + j] = (values[i * columns + j]! - dot(lower, i * columns, j * columns, j)) * inverted
    }
  }
  return { ...matrix, values: lower }
}

function dot(values: Float64Array, a: number, b: number, length: number): number {
  let sum = 0
  for (let i = 0; i < length; i++) sum += values[a + i]! * values[b + i]!
  return sum
}
