import { orthonormalize } from './orthonormal.ts'
import { denseMatrix, gramOfProduct, normalTimes, type DenseMatrix, type SparseMatrix } from './sparse-matrix.ts'
import { symmetricEigen } from './symmetric-eigen.ts'

/** Additional directions, so that the last requested ones are accurate. */
const SPARE = 16
const ROUNDS = 3
/** Steps of one training, as counted by `onStep`. */
export const TRAINING_STEPS = ROUNDS + 2

/**
 * Latent semantic directions: the term side of a truncated singular value decomposition, each direction divided by its singular value.
 */
export interface Directions {
  readonly dimensions: number
  /** Terms by dimensions: a text's vector is the weighted sum of the rows of its terms. */
  readonly rows: Float32Array
}

/**
 * Latent semantic analysis (Deerwester 1990): the `dimensions` strongest directions of a weighted term-document matrix, by block power
 * iteration on the side of the terms. Deterministic. `onStep` is called before each step and may throw to stop.
 */
export function trainLsa(matrix: SparseMatrix, dimensions: number, onStep: (step: number) => void): Directions {
  const width = Math.min(dimensions + SPARE, matrix.columns, matrix.rows)
  const rank = Math.min(dimensions, width)
  let v = startingDirections(matrix.columns, width)
  for (let round = 0; round < ROUNDS; round++) {
    onStep(round)
    v = normalTimes(matrix, v)
    orthonormalize(v)
    if (round === ROUNDS - 1) orthonormalize(v)
  }
  onStep(ROUNDS)
  const { values, vectors } = symmetricEigen(gramOfProduct(matrix, v))
  onStep(ROUNDS + 1)
  return { dimensions, rows: turned(v, vectors, values, rank, dimensions) }
}

/** Deterministic pseudo-random numbers from -1 to 1 (mulberry32), the same on every machine. */
function startingDirections(rows: number, columns: number): DenseMatrix {
  const matrix = denseMatrix(rows, columns)
  let state = 0x2545f491
  for (let i = 0; i < matrix.values.length; i++) {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    matrix.values[i] = ((t ^ (t >>> 14)) >>> 0) / 2 ** 31 - 1
  }
  return matrix
}

/** `V · E`, each column divided by its singular value, so that all directions count equally. */
function turned(v: DenseMatrix, vectors: DenseMatrix, values: Float64Array, rank: number, dimensions: number): Float32Array {
  const rows = new Float32Array(v.rows * dimensions)
  const line = new Float64Array(rank)
  const largest = Math.max(values[0] ?? 0, Number.MIN_VALUE)
  const scale = Float64Array.from({ length: rank }, (_, j) => (values[j]! > largest * 1e-9 ? 1 / Math.sqrt(values[j]!) : 0))
  for (let row = 0; row < v.rows; row++) {
    line.fill(0)
    for (let i = 0; i < v.columns; i++) {
      const factor = v.values[row * v.columns + i]!
      for (let j = 0; j < rank; j++) line[j]! += factor * vectors.values[i * v.columns + j]!
    }
    for (let j = 0; j < rank; j++) rows[row * dimensions + j] = line[j]! * scale[j]!
  }
  return rows
}
