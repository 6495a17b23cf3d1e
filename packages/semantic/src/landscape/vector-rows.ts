/** Vectors of length 1, row by row: row i from `i * dimensions`. */
export interface VectorRows {
  readonly dimensions: number
  readonly count: number
  readonly values: Float32Array
}

/** One vector of the rows, not a copy. */
export function rowAt({ dimensions, values }: VectorRows, row: number): Float32Array {
  return values.subarray(row * dimensions, (row + 1) * dimensions)
}
