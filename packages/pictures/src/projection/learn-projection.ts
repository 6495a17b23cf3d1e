import { COLOUR_DIMENSIONS, SHAPE_DIMENSIONS, type PictureKind } from '../picture-model.ts'
import type { RawPicture } from '../decode/raw-picture.ts'
import { viewBlocks } from '../blocks/view-blocks.ts'
import { composed } from '../ink/colour-picture.ts'
import type { LinearMap, Projection } from './projection.ts'
import { covarianceOf, eigenvectors, leadingEigenvectors, type Eigenvectors, type SymmetricMatrix } from './symmetric-matrix.ts'

/** Principal components within which families are separated. */
const COMPONENTS = 256
/** How far the covariance within families is drawn towards that of a sphere. */
const SHRINKAGE = 0.1
/** Fewer pictures than this have fewer directions than a vector has numbers several times over. */
export const MIN_TRAINING_PICTURES = 500
/** Components are divided by this power of their eigenvalues: between their own scale (0) and equal scales (0.5). */
const SHAPE_EXPONENT = 0.35
const COLOUR_EXPONENT = 0.25

/** What is learned from one picture: the blocks of its innermost view. */
export interface TrainingBlocks {
  readonly shape: Float32Array
  readonly colour: Float32Array
  /** Pictures of the same thing have the same family; null where that is unknown. */
  readonly family: string | null
}

/** Null for a blank picture. */
export function trainingBlocks(kind: PictureKind, picture: RawPicture, family: string | null): TrainingBlocks | null {
  const blocks = viewBlocks(composed(picture), kind, false).at(-1)
  return blocks === undefined ? null : { shape: blocks.shape, colour: blocks.colour, family }
}

/**
 * Learns projections from pictures. Of pictures with families, shape is learned so that it brings members together, from families of
 * several pictures only; otherwise its principal components. Throws a RangeError for fewer than `MIN_TRAINING_PICTURES`.
 */
export function learnProjection(rows: readonly TrainingBlocks[]): Omit<Projection, 'id'> {
  if (rows.length < MIN_TRAINING_PICTURES)
    throw new RangeError(`A projection is learned from at least ${MIN_TRAINING_PICTURES} pictures, not ${rows.length}`)
  const sizes = Map.groupBy(rows, ({ family }) => family)
  const related = rows.filter(({ family }) => family !== null && sizes.get(family)!.length > 1)
  const hasFamilies = related.length >= MIN_TRAINING_PICTURES
  return {
    shape: hasFamilies
      ? learnShapeOfFamilies(
          related.map(({ shape }) => shape),
          related.map(({ family }) => family!),
        )
      : principalComponents(
          rows.map(({ shape }) => shape),
          SHAPE_DIMENSIONS,
          SHAPE_EXPONENT,
        ),
    colour: principalComponents(
      rows.map(({ colour }) => colour),
      COLOUR_DIMENSIONS,
      COLOUR_EXPONENT,
    ),
  }
}

/**
 * Learns a map of shape that brings rows of one family together and separates others (linear discriminants). `families` names the family
 * of each row.
 */
function learnShapeOfFamilies(rows: readonly Float32Array[], families: readonly string[]): LinearMap {
  const mean = meanOf(rows)
  const components = leadingEigenvectors(covarianceOf(rows, mean), COMPONENTS)
  const inner = rows.map((row) => coordinates(row, mean, components))
  const whitening = inverseRoot(shrunk(covarianceWithin(inner, families)))
  const white = inner.map((row) => multiply(whitening, row))
  const { vectors } = leadingEigenvectors(covarianceOf(white, new Float32Array(COMPONENTS)), SHAPE_DIMENSIONS)
  return {
    mean,
    weights: unitRows(productOf(vectors, productOf(whitening.values, components.vectors, COMPONENTS), COMPONENTS), mean.length),
  }
}

function principalComponents(rows: readonly Float32Array[], count: number, exponent: number): LinearMap {
  const mean = meanOf(rows)
  const { vectors, values } = leadingEigenvectors(covarianceOf(rows, mean), count)
  const weights = vectors.map((value, i) => value / Math.max(values[Math.floor(i / mean.length)]!, 1e-9) ** exponent)
  return { mean, weights: unitRows(weights, mean.length) }
}

function meanOf(rows: readonly Float32Array[]): Float32Array {
  const sum = new Float64Array(rows[0]!.length)
  for (const row of rows) for (let i = 0; i < sum.length; i++) sum[i]! += row[i]! / rows.length
  return Float32Array.from(sum)
}

function coordinates(row: Float32Array, mean: Float32Array, { size, vectors, values }: Eigenvectors): Float32Array {
  return Float32Array.from(values, (_, i) => {
    let sum = 0
    for (let j = 0; j < size; j++) sum += vectors[i * size + j]! * (row[j]! - mean[j]!)
    return sum
  })
}

/** The covariance of rows around the means of their families. */
function covarianceWithin(rows: readonly Float32Array[], families: readonly string[]): SymmetricMatrix {
  const members = Map.groupBy(rows.keys(), (i) => families[i]!)
  const centred = [...members.values()].flatMap((indices) => {
    const mean = meanOf(indices.map((i) => rows[i]!))
    return indices.map((i) => rows[i]!.map((value, j) => value - mean[j]!))
  })
  return covarianceOf(centred, new Float32Array(rows[0]!.length))
}

function shrunk({ size, values }: SymmetricMatrix): SymmetricMatrix {
  let trace = 0
  for (let i = 0; i < size; i++) trace += values[i * size + i]!
  return { size, values: values.map((value, i) => (1 - SHRINKAGE) * value + (i % (size + 1) === 0 ? (SHRINKAGE * trace) / size : 0)) }
}

/** The inverse of the square root of a positive definite matrix. */
function inverseRoot(matrix: SymmetricMatrix): SymmetricMatrix {
  const { size, values, vectors } = eigenvectors(matrix)
  const scaled = vectors.map((value, i) => value / Math.sqrt(values[Math.floor(i / size)]!))
  const result = new Float64Array(size * size)
  for (let k = 0; k < size; k++) {
    for (let i = 0; i < size; i++) {
      const factor = vectors[k * size + i]!
      for (let j = 0; j < size; j++) result[i * size + j]! += factor * scaled[k * size + j]!
    }
  }
  return { size, values: result }
}

function multiply({ size, values }: SymmetricMatrix, vector: Float32Array): Float32Array {
  return Float32Array.from({ length: size }, (_, i) => {
    let sum = 0
    for (let j = 0; j < size; j++) sum += values[i * size + j]! * vector[j]!
    return sum
  })
}

/** The product of two matrices stored row by row; `inner` is the number of columns of the first and of rows of the second. */
function productOf(a: Float64Array, b: Float64Array, inner: number): Float64Array {
  const [rows, columns] = [a.length / inner, b.length / inner]
  const product = new Float64Array(rows * columns)
  for (let i = 0; i < rows; i++) {
    for (let k = 0; k < inner; k++) {
      const factor = a[i * inner + k]!
      for (let j = 0; j < columns; j++) product[i * columns + j]! += factor * b[k * columns + j]!
    }
  }
  return product
}

/** Scales all rows by the same factor, so that the longest one has length 1: half precision then loses nothing. */
function unitRows(weights: Float64Array, size: number): Float32Array {
  let longest = 0
  for (let i = 0; i < weights.length; i += size) {
    longest = Math.max(longest, Math.hypot(...weights.subarray(i, i + size)))
  }
  return Float32Array.from(weights, (value) => value / longest)
}
