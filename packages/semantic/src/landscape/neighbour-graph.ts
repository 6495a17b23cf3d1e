import { DotProducts, insertBest, type VectorCells } from './vector-cells.ts'
import { rowAt, type VectorRows } from './vector-rows.ts'

/** Neighbours of each document, those of document i from `i * size`, nearest first; -1 where there are fewer. */
export interface Neighbours {
  readonly size: number
  readonly rows: Int32Array
  /** Cosine distances. */
  readonly distances: Float32Array
}

/** ms of work between two calls of `onStep`, in documents. */
const STEP = 1000

/**
 * The nearest documents of each document, compared with those of its nearest cells only: nearly all true neighbours at a small part of the
 * work. `onStep` gets the number of finished documents and may throw to stop. Deterministic.
 */
export function nearestNeighbours(vectors: VectorRows, cells: VectorCells, size: number, onStep: (done: number) => void): Neighbours {
  const { order, starts } = orderedByCell(cells, vectors.count)
  const dots = new DotProducts(vectors, order)
  const rows = new Int32Array(vectors.count * size).fill(-1)
  const distances = new Float32Array(vectors.count * size)
  const scores = new Float64Array(size)
  for (const [done, row] of order.entries()) {
    if (done % STEP === 0) onStep(done)
    scores.fill(-Infinity)
    const found = rows.subarray(row * size, (row + 1) * size)
    const vector = rowAt(vectors, row)
    for (let probe = 0; probe < cells.probes; probe++) {
      const cell = cells.nearest[row * cells.probes + probe]!
      const [from, to] = [starts[cell]!, starts[cell + 1]!]
      const products = dots.of(vector, from, to)
      for (let place = from; place < to; place++) {
        const score = products[place]!
        if (score > scores[size - 1]! && order[place] !== row) insertBest(scores, found, score, order[place]!)
      }
    }
    for (let i = 0; i < size; i++) distances[row * size + i] = found[i]! < 0 ? 2 : Math.max(0, 1 - scores[i]!)
  }
  return { size, rows, distances }
}

/** Documents by their nearest cell, and where each cell begins. */
function orderedByCell({ centres, nearest, probes }: VectorCells, count: number): { order: Int32Array; starts: Int32Array } {
  const starts = new Int32Array(centres.count + 1)
  for (let row = 0; row < count; row++) starts[nearest[row * probes]! + 1]!++
  for (let cell = 0; cell < centres.count; cell++) starts[cell + 1]! += starts[cell]!
  const next = starts.slice()
  const order = new Int32Array(count)
  for (let row = 0; row < count; row++) order[next[nearest[row * probes]!]!++] = row
  return { order, starts }
}

/** Undirected edges between documents with the strength of each, 0 to 1. */
export interface WeightedEdges {
  readonly from: Int32Array
  readonly to: Int32Array
  readonly weights: Float32Array
}

/**
 * The fuzzy union of all neighbourhoods (UMAP, McInnes 2018): each document's neighbours are weighted by their distance beyond the nearest,
 * scaled so that the weights of all sum up to log2 of their number. Pure.
 */
export function neighbourGraph({ size, rows, distances }: Neighbours): WeightedEdges {
  const count = rows.length / size
  const directed = new Float32Array(rows.length)
  for (let row = 0; row < count; row++)
    membership(distances.subarray(row * size, (row + 1) * size), directed.subarray(row * size, (row + 1) * size))
  const [from, to, weights]: [number[], number[], number[]] = [[], [], []]
  for (let row = 0; row < count; row++) {
    for (let i = row * size; i < (row + 1) * size; i++) {
      const other = rows[i]!
      if (other < 0) continue
      const back = placeOf(rows, size, other, row)
      // An edge known from both sides is added from its lower end.
      if (back >= 0 && other < row) continue
      const [a, b] = [directed[i]!, back < 0 ? 0 : directed[back]!]
      from.push(row)
      to.push(other)
      weights.push(a + b - a * b)
    }
  }
  return { from: Int32Array.from(from), to: Int32Array.from(to), weights: Float32Array.from(weights) }
}

function placeOf(rows: Int32Array, size: number, row: number, neighbour: number): number {
  for (let i = row * size; i < (row + 1) * size; i++) if (rows[i] === neighbour) return i
  return -1
}

const SEARCH_STEPS = 32

function membership(distances: Float32Array, into: Float32Array): void {
  const nearest = distances.find((distance) => distance > 0) ?? 0
  const target = Math.log2(Math.max(2, distances.length))
  let [low, high, sigma] = [0, Infinity, 1]
  for (let step = 0; step < SEARCH_STEPS; step++) {
    let sum = 0
    for (const distance of distances) sum += Math.exp(-Math.max(0, distance - nearest) / sigma)
    if (Math.abs(sum - target) < 1e-5) break
    if (sum > target) high = sigma
    else low = sigma
    sigma = high === Infinity ? sigma * 2 : (low + high) / 2
  }
  for (const [i, distance] of distances.entries()) into[i] = Math.exp(-Math.max(0, distance - nearest) / Math.max(sigma, 1e-3))
}
