/** A symmetric matrix of `size` × `size` numbers, row by row. */
export interface SymmetricMatrix {
  readonly size: number
  readonly values: Float64Array
}

/** Eigenvalues, largest first, and their vectors of length 1: `size` numbers each, one vector after the other. */
export interface Eigenvectors {
  readonly size: number
  readonly values: Float64Array
  readonly vectors: Float64Array
}

const ITERATIONS = 40
/** Further vectors that are iterated, so that the last wanted ones converge as well. */
const SURPLUS = 16
const SWEEPS = 30
const NEGLIGIBLE = 1e-22

/** The mean of outer products of vectors after subtraction of their mean. */
export function covarianceOf(rows: readonly Float32Array[], mean: Float32Array): SymmetricMatrix {
  const size = mean.length
  const values = new Float64Array(size * size)
  const centred = new Float64Array(size)
  for (const row of rows) {
    for (let i = 0; i < size; i++) centred[i] = row[i]! - mean[i]!
    for (let i = 0; i < size; i++) {
      const value = centred[i]! / rows.length
      if (value !== 0) for (let j = i; j < size; j++) values[i * size + j]! += value * centred[j]!
    }
  }
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) values[i * size + j] = values[j * size + i]!
  return { size, values }
}

/** The eigenvectors of the `count` largest eigenvalues, by iteration of a subspace. Always the same for the same matrix. */
export function leadingEigenvectors(matrix: SymmetricMatrix, count: number): Eigenvectors {
  const { size } = matrix
  const width = Math.min(size, count + SURPLUS)
  if (width >= size / 2) return first(eigenvectors(matrix), count)
  let basis = orthonormal(startVectors(width, size), size)
  for (let i = 0; i < ITERATIONS; i++) basis = orthonormal(multiplied(matrix, basis), size)
  const inner = eigenvectors({ size: width, values: innerProducts(basis, multiplied(matrix, basis), size) })
  const vectors = new Float64Array(count * size)
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < width; j++) addScaled(vectors, i * size, basis, j * size, inner.vectors[i * width + j]!, size)
  }
  return { size, values: inner.values.slice(0, count), vectors }
}

/** All eigenvectors, by Jacobi rotations: for some hundred dimensions. */
export function eigenvectors({ size, values }: SymmetricMatrix): Eigenvectors {
  const matrix = values.slice()
  const vectors = new Float64Array(size * size)
  for (let i = 0; i < size; i++) vectors[i * size + i] = 1
  const total = matrix.reduce((sum, value) => sum + value * value, 0)
  for (let sweep = 0; sweep < SWEEPS && offDiagonal(matrix, size) > NEGLIGIBLE * total; sweep++) {
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(matrix, vectors, size, p, q)
  }
  const order = Array.from({ length: size }, (_, i) => i).sort((a, b) => matrix[b * size + b]! - matrix[a * size + a]!)
  const sorted = new Float64Array(size * size)
  order.forEach((from, to) => sorted.set(vectors.subarray(from * size, (from + 1) * size), to * size))
  return { size, values: Float64Array.from(order, (i) => matrix[i * size + i]!), vectors: sorted }
}

function first({ size, values, vectors }: Eigenvectors, count: number): Eigenvectors {
  return { size, values: values.slice(0, count), vectors: vectors.slice(0, count * size) }
}

/** Makes the element (p, q) zero; the vectors are rows. */
function rotate(matrix: Float64Array, vectors: Float64Array, size: number, p: number, q: number): void {
  const value = matrix[p * size + q]!
  if (value === 0) return
  const theta = (matrix[q * size + q]! - matrix[p * size + p]!) / (2 * value)
  const tangent = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
  const cosine = 1 / Math.sqrt(tangent * tangent + 1)
  const sine = tangent * cosine
  for (let i = 0; i < size; i++) rotatePair(matrix, i * size + p, i * size + q, cosine, sine)
  for (let i = 0; i < size; i++) rotatePair(matrix, p * size + i, q * size + i, cosine, sine)
  for (let i = 0; i < size; i++) rotatePair(vectors, p * size + i, q * size + i, cosine, sine)
}

function rotatePair(values: Float64Array, p: number, q: number, cosine: number, sine: number): void {
  const [a, b] = [values[p]!, values[q]!]
  values[p] = cosine * a - sine * b
  values[q] = sine * a + cosine * b
}

function offDiagonal(matrix: Float64Array, size: number): number {
  let sum = 0
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) sum += matrix[i * size + j]! ** 2
  return sum
}

/** Reproducible pseudo-random vectors. */
function startVectors(count: number, size: number): Float64Array {
  let state = 1
  return Float64Array.from({ length: count * size }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32 - 0.5
  })
}

/** Makes vectors orthogonal and of length 1, one after the other (modified Gram-Schmidt). */
function orthonormal(vectors: Float64Array, size: number): Float64Array {
  for (let i = 0; i < vectors.length; i += size) {
    for (let j = 0; j < i; j += size) addScaled(vectors, i, vectors, j, -dot(vectors, i, vectors, j, size), size)
    const length = Math.sqrt(dot(vectors, i, vectors, i, size))
    for (let k = 0; k < size; k++) vectors[i + k]! /= length || 1
  }
  return vectors
}

function multiplied({ size, values }: SymmetricMatrix, vectors: Float64Array): Float64Array {
  const products = new Float64Array(vectors.length)
  for (let i = 0; i < vectors.length; i += size) for (let j = 0; j < size; j++) products[i + j] = dot(values, j * size, vectors, i, size)
  return products
}

function innerProducts(a: Float64Array, b: Float64Array, size: number): Float64Array {
  const width = a.length / size
  return Float64Array.from({ length: width * width }, (_, i) => dot(a, Math.floor(i / width) * size, b, (i % width) * size, size))
}

function addScaled(target: Float64Array, to: number, source: Float64Array, from: number, factor: number, size: number): void {
  for (let k = 0; k < size; k++) target[to + k]! += factor * source[from + k]!
}

function dot(a: Float64Array, from: number, b: Float64Array, to: number, size: number): number {
  let sum = 0
  for (let k = 0; k < size; k++) sum += a[from + k]! * b[to + k]!
  return sum
}
