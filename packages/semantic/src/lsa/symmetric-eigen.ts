import type { DenseMatrix } from './sparse-matrix.ts'

const SWEEPS = 12
const SMALL = 1e-11

export interface Eigen {
  /** Descending. */
  readonly values: Float64Array
  /** Column j belongs to value j. */
  readonly vectors: DenseMatrix
}

/** Eigenvalues and vectors of a symmetric matrix by Jacobi rotations; some hundred columns take one or two seconds. */
export function symmetricEigen(matrix: DenseMatrix): Eigen {
  const size = matrix.columns
  const a = matrix.values.slice()
  const v = new Float64Array(size * size)
  for (let i = 0; i < size; i++) v[i * size + i] = 1
  const scale = Math.sqrt(a.reduce((sum, value) => sum + value * value, 0))
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    if (!rotateAll(a, v, size, scale * SMALL)) break
  }
  return sorted(a, v, size)
}

/** One sweep over all pairs; false if nothing was left to rotate. `v` contains vectors as rows. */
function rotateAll(a: Float64Array, v: Float64Array, size: number, tiny: number): boolean {
  let any = false
  for (let p = 0; p < size - 1; p++) {
    for (let q = p + 1; q < size; q++) {
      if (Math.abs(a[p * size + q]!) <= tiny) continue
      rotate(a, v, size, p, q)
      any = true
    }
  }
  return any
}

function rotate(a: Float64Array, v: Float64Array, size: number, p: number, q: number): void {
  const theta = (a[q * size + q]! - a[p * size + p]!) / (2 * a[p * size + q]!)
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
  const c = 1 / Math.sqrt(t * t + 1)
  const s = t * c
  rotateRows(a, size, p, q, c, s)
  for (let i = 0; i < size; i++) {
    const ip = a[i * size + p]!
    const iq = a[i * size + q]!
    a[i * size + p] = c * ip - s * iq
    a[i * size + q] = s * ip + c * iq
  }
  rotateRows(v, size, p, q, c, s)
}

function rotateRows(m: Float64Array, size: number, p: number, q: number, c: number, s: number): void {
  const pStart = p * size
  const qStart = q * size
  for (let i = 0; i < size; i++) {
    const pi = m[pStart + i]!
    const qi = m[qStart + i]!
    m[pStart + i] = c * pi - s * qi
    m[qStart + i] = s * pi + c * qi
  }
}

function sorted(a: Float64Array, v: Float64Array, size: number): Eigen {
  const order = Array.from({ length: size }, (_, i) => i).sort((i, j) => a[j * size + j]! - a[i * size + i]!)
  const vectors = new Float64Array(size * size)
  for (const [column, from] of order.entries()) for (let i = 0; i < size; i++) vectors[i * size + column] = v[from * size + i]!
  return { values: Float64Array.from(order, (i) => a[i * size + i]!), vectors: { rows: size, columns: size, values: vectors } }
}
