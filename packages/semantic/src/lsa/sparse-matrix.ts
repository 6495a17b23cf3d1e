/** Documents by terms, row by row; entries of row i from `offsets[i]` to before `offsets[i + 1]`. */
export interface SparseMatrix {
  readonly rows: number
  readonly columns: number
  readonly offsets: Uint32Array
  readonly places: Int32Array
  readonly values: Float32Array
}

/** A dense matrix, row by row. */
export interface DenseMatrix {
  readonly rows: number
  readonly columns: number
  readonly values: Float64Array
}

/** A dense matrix of zeros. */
export function denseMatrix(rows: number, columns: number): DenseMatrix {
  return { rows, columns, values: new Float64Array(rows * columns) }
}

/** `Aᵀ · (A · V)`, row by row of A, so that `A · V` is never stored. */
export function normalTimes(a: SparseMatrix, v: DenseMatrix): DenseMatrix {
  const product = denseMatrix(v.rows, v.columns)
  const line = new Float64Array(v.columns)
  for (let row = 0; row < a.rows; row++) {
    line.fill(0)
    addRows(a, row, v.values, line)
    for (let i = a.offsets[row]!; i < a.offsets[row + 1]!; i++) addScaled(product.values, a.places[i]! * v.columns, line, a.values[i]!)
  }
  return product
}

/** `Vᵀ · V`. */
export function gram(v: DenseMatrix): DenseMatrix {
  const { rows, columns, values } = v
  const product = denseMatrix(columns, columns)
  for (let row = 0; row < rows; row++) addSquare(product, values.subarray(row * columns, (row + 1) * columns))
  return mirrored(product)
}

/** `(A · V)ᵀ · (A · V)`, row by row of A, so that `A · V` is never stored. */
export function gramOfProduct(a: SparseMatrix, v: DenseMatrix): DenseMatrix {
  const product = denseMatrix(v.columns, v.columns)
  const line = new Float64Array(v.columns)
  for (let row = 0; row < a.rows; row++) {
    line.fill(0)
    addRows(a, row, v.values, line)
    addSquare(product, line)
  }
  return mirrored(product)
}

/** Adds `lineᵀ · line` to the lower half of a product. */
function addSquare({ columns, values }: DenseMatrix, line: Float64Array): void {
  for (let i = 0; i < columns; i++) {
    const factor = line[i]!
    const target = i * columns
    for (let j = 0; j <= i; j++) values[target + j]! += factor * line[j]!
  }
}

/** Copies the lower half of a symmetric matrix to the upper one, in place. */
function mirrored(matrix: DenseMatrix): DenseMatrix {
  const { columns, values } = matrix
  for (let i = 0; i < columns; i++) for (let j = 0; j < i; j++) values[j * columns + i] = values[i * columns + j]!
  return matrix
}

function addRows(a: SparseMatrix, row: number, from: Float64Array, into: Float64Array): void {
  const width = into.length
  for (let i = a.offsets[row]!; i < a.offsets[row + 1]!; i++) {
    const factor = a.values[i]!
    const start = a.places[i]! * width
    for (let j = 0; j < width; j++) into[j]! += factor * from[start + j]!
  }
}

function addScaled(into: Float64Array, start: number, line: Float64Array, factor: number): void {
  for (let j = 0; j < line.length; j++) into[start + j]! += factor * line[j]!
}
