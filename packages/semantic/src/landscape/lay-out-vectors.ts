import { embedGraph } from './embed-graph.ts'
import { nearestNeighbours, neighbourGraph } from './neighbour-graph.ts'
import { seededRandom } from './seeded-random.ts'
import { vectorCells, type VectorCells } from './vector-cells.ts'
import type { VectorRows } from './vector-rows.ts'

const NEIGHBOURS = 12
const SEED = 27
/** Few documents need many rounds, many documents few: their cells are in place from the beginning. */
const EPOCHS = { max: 400, min: 100, work: 2_000_000 }
const CELL_EPOCHS = 500
/** Distance of the cells from each other against that of documents. */
const CELL_SPACE = 1.5
/** Progress at which each phase begins, as shares of the whole. */
const PHASES = { cells: 0, neighbours: 0.15, places: 0.5, end: 1 } as const

/** Positions in a square from 0 to 1: x and y of each document. */
export type Layout = Float32Array

/**
 * Places documents in the plane so that those with similar vectors are near each other: cells of similar documents are laid out first, then
 * the documents around them along the graph of their nearest neighbours. The same vectors give the same layout on every machine. `onProgress`
 * gets values from 0 to 1 and may throw to stop.
 */
export function layOutVectors(vectors: VectorRows, onProgress: (share: number) => void = () => {}): Layout {
  if (vectors.count < 3) return Float32Array.from({ length: vectors.count * 2 }, (_, i) => (i < 2 ? 0.25 : 0.75))
  let steps = 0
  const cells = vectorCells(vectors, () => onProgress(Math.min(PHASES.neighbours, 0.02 * steps++)))
  const size = Math.min(NEIGHBOURS, vectors.count - 1)
  const spread = (from: number, to: number) => (share: number) => onProgress(from + (to - from) * share)
  const searching = spread(PHASES.neighbours, PHASES.places)
  const edges = neighbourGraph(nearestNeighbours(vectors, cells, size, (done) => searching(done / vectors.count)))
  const points = startingPoints(vectors.count, cells, cellPoints(cells))
  const placing = spread(PHASES.places, PHASES.end)
  const epochs = Math.round(Math.max(EPOCHS.min, Math.min(EPOCHS.max, EPOCHS.work / vectors.count)))
  embedGraph(points, edges, { seed: SEED, epochs, onEpoch: (epoch) => placing(epoch / epochs) })
  return inUnitSquare(points)
}

/** The cells laid out by themselves, starting from the strongest two directions of their vectors. */
function cellPoints({ centres }: VectorCells): Float32Array {
  const points = new Float32Array(centres.count * 2)
  for (let cell = 0; cell < centres.count; cell++) {
    points[cell * 2] = centres.values[cell * centres.dimensions]! * 20
    points[cell * 2 + 1] = centres.dimensions > 1 ? centres.values[cell * centres.dimensions + 1]! * 20 : 0
  }
  if (centres.count < 3) return points
  const all: VectorCells = {
    centres: { dimensions: centres.dimensions, count: 1, values: centres.values.subarray(0, centres.dimensions) },
    nearest: new Int32Array(centres.count),
    probes: 1,
  }
  const edges = neighbourGraph(nearestNeighbours(centres, all, Math.min(NEIGHBOURS, centres.count - 1), () => {}))
  embedGraph(points, edges, { seed: SEED, epochs: CELL_EPOCHS })
  return points.map((value) => value * CELL_SPACE)
}

/** Each document near its cells, the nearest counting most, a little apart from others in the same place. */
function startingPoints(count: number, { nearest, probes }: VectorCells, cells: Float32Array): Float32Array {
  const random = seededRandom(SEED)
  const points = new Float32Array(count * 2)
  const [first, second] = [0.8, probes > 1 ? 0.2 : 0]
  for (let row = 0; row < count; row++) {
    const a = nearest[row * probes]! * 2
    const b = nearest[row * probes + (probes > 1 ? 1 : 0)]! * 2
    for (const axis of [0, 1]) {
      const mean = (cells[a + axis]! * first + cells[b + axis]! * second) / (first + second)
      points[row * 2 + axis] = mean + (random() - 0.5) * 2
    }
  }
  return points
}

/** Scaled into the square with a margin, proportions unchanged. */
function inUnitSquare(points: Float32Array): Layout {
  const bounds = [0, 1].map((axis) => {
    // The outermost thousandth does not decide the scale.
    const sorted = points.filter((_, i) => i % 2 === axis).sort()
    const cut = Math.floor(sorted.length / 1000)
    return [sorted[cut]!, sorted[sorted.length - 1 - cut]!] as const
  })
  const extent = Math.max(...bounds.map(([low, high]) => high - low), 1e-6)
  return points.map((value, i) => {
    const [low, high] = bounds[i % 2]!
    return Math.max(0, Math.min(1, 0.5 + ((value - (low + high) / 2) / extent) * 0.94))
  })
}
