import { normalized } from '../lsa/fold-in.ts'
import { quantized } from '../scan/quantized-vector.ts'
import { scanKernel } from '../scan/scan-kernel.ts'
import { FIRST_VECTOR, putVector, takeThreadPage, vectorMemory, type VectorMemory } from '../scan/vector-memory.ts'
import { rowAt, type VectorRows } from './vector-rows.ts'

/** Documents from which the cells are learned, and rounds of learning. */
const SAMPLE = 20_000
const ROUNDS = 6
const MAX_CELLS = 1000
/** Cells that a vector is compared with. */
export const PROBES = 10
const RESULTS = 16_384
/** Vectors in one call of the kernel. */
const BLOCK = 8192

/** Vectors grouped by the centre they are nearest to (spherical k-means). */
export interface VectorCells {
  readonly centres: VectorRows
  /** The nearest cells of each vector, nearest first: `PROBES` for each, or as many as there are. */
  readonly nearest: Int32Array
  readonly probes: number
}

/** Groups vectors into about √n cells. Deterministic. `onStep` may throw to stop. */
export function vectorCells(vectors: VectorRows, onStep: () => void): VectorCells {
  const count = Math.max(1, Math.min(MAX_CELLS, Math.round(Math.sqrt(vectors.count))))
  const stride = Math.max(1, Math.floor(vectors.count / SAMPLE))
  const sample = Int32Array.from({ length: Math.floor((vectors.count - 1) / stride) + 1 }, (_, i) => i * stride)
  let centres = startingCentres(vectors, sample, count)
  for (let round = 0; round < ROUNDS; round++) {
    onStep()
    centres = movedCentres(vectors, sample, centres, new NearestCentres(centres))
  }
  onStep()
  const scan = new NearestCentres(centres)
  const probes = Math.min(PROBES, count)
  const nearest = new Int32Array(vectors.count * probes)
  for (let row = 0; row < vectors.count; row++) scan.find(rowAt(vectors, row), nearest.subarray(row * probes, (row + 1) * probes))
  return { centres, nearest, probes }
}

/** Evenly chosen documents. */
function startingCentres(vectors: VectorRows, sample: Int32Array, count: number): VectorRows {
  const values = new Float32Array(count * vectors.dimensions)
  for (let cell = 0; cell < count; cell++) {
    values.set(rowAt(vectors, sample[Math.floor((cell * sample.length) / count)]!), cell * vectors.dimensions)
  }
  return { dimensions: vectors.dimensions, count, values }
}

/** The means of the sampled vectors nearest to each centre; an empty cell stays where it is. */
function movedCentres(vectors: VectorRows, sample: Int32Array, centres: VectorRows, scan: NearestCentres): VectorRows {
  const { dimensions } = vectors
  const sums = new Float32Array(centres.values.length)
  const sizes = new Int32Array(centres.count)
  const found = new Int32Array(1)
  for (const row of sample) {
    scan.find(rowAt(vectors, row), found)
    sizes[found[0]!]!++
    const start = found[0]! * dimensions
    const from = row * dimensions
    for (let j = 0; j < dimensions; j++) sums[start + j]! += vectors.values[from + j]!
  }
  const moved: VectorRows = { dimensions, count: centres.count, values: sums }
  for (let cell = 0; cell < centres.count; cell++) {
    if (sizes[cell] === 0) sums.set(rowAt(centres, cell), cell * dimensions)
    else normalized(rowAt(moved, cell))
  }
  return moved
}

/** Finds the centres nearest to a vector. */
class NearestCentres {
  readonly #dots: DotProducts
  readonly #count: number

  constructor(centres: VectorRows) {
    this.#count = centres.count
    this.#dots = new DotProducts(
      centres,
      Int32Array.from({ length: centres.count }, (_, i) => i),
    )
  }

  /** Fills `into` with the nearest centres, nearest first. */
  find(vector: Float32Array, into: Int32Array): void {
    const scores = this.#dots.of(vector, 0, this.#count)
    const best = new Float64Array(into.length).fill(-Infinity)
    for (let cell = 0; cell < this.#count; cell++) insertBest(best, into, scores[cell]!, cell)
  }
}

/** Puts a score with its item into lists sorted by descending score; nothing if it is lower than all. */
export function insertBest(scores: Float64Array, items: Int32Array, score: number, item: number): void {
  let at = scores.length - 1
  if (score <= scores[at]!) return
  for (; at > 0 && scores[at - 1]! < score; at--) {
    scores[at] = scores[at - 1]!
    items[at] = items[at - 1]!
  }
  scores[at] = score
  items[at] = item
}

/** Dot products of a vector with runs of others, with the precision of one byte per component. */
export class DotProducts {
  readonly #memory: VectorMemory
  readonly #kernel: ReturnType<typeof scanKernel>
  readonly #page: number
  readonly #question: Int16Array
  readonly #results: Int32Array
  readonly #scores: Float64Array

  /** `order`: the rows to compare with, in the order in which runs of them are requested. */
  constructor(vectors: VectorRows, order: Int32Array) {
    this.#memory = vectorMemory(vectors.dimensions, order.length)
    for (const [place, row] of order.entries()) putVector(this.#memory, place, row, quantized(rowAt(vectors, row)))
    this.#kernel = scanKernel(this.#memory.memory)
    this.#page = takeThreadPage(this.#memory)
    this.#question = new Int16Array(this.#memory.memory.buffer, this.#page, this.#memory.width)
    this.#results = new Int32Array(this.#memory.memory.buffer, this.#page + RESULTS, BLOCK)
    this.#scores = new Float64Array(order.length)
  }

  /** The products with those at `from` to before `to`, at their places in an array that is used again. */
  of(vector: Float32Array, from: number, to: number): Float64Array {
    const { scale, bytes } = quantized(vector)
    this.#question.set(bytes)
    const { width, scales } = this.#memory
    for (let start = from; start < to; start += BLOCK) {
      const size = Math.min(BLOCK, to - start)
      this.#kernel(this.#page, FIRST_VECTOR + start * width, size, width, this.#page + RESULTS)
      for (let i = 0; i < size; i++) this.#scores[start + i] = this.#results[i]! * scale * scales[start + i]!
    }
    return this.#scores
  }
}
