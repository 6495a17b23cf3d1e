import type { WeightedEdges } from './neighbour-graph.ts'
import { seededRandom } from './seeded-random.ts'

/** Curve of attraction 1 / (1 + A·d²): near documents stand about 0.1 apart. */
const A = 1.6
const MAX_MOVE = 4
/** Documents that each end of an edge is pushed away from. */
const REPELLED = 4
const MIN_SQUARE = 1e-3

export interface EmbedOptions {
  readonly seed: number
  readonly epochs: number
  /** First step size; it falls to 0. */
  readonly rate?: number
  /** Called before each epoch; may throw to stop. */
  readonly onEpoch?: (epoch: number) => void
}

/**
 * Moves points in place so that those joined by strong edges are near each other and others apart: stochastic gradient descent with
 * negative sampling (UMAP), an edge as often as it is strong. `points`: x and y of each. The same input gives the same result.
 */
export function embedGraph(points: Float32Array, edges: WeightedEdges, { seed, epochs, rate = 1, onEpoch }: EmbedOptions): void {
  const random = seededRandom(seed)
  const count = points.length / 2
  const strongest = edges.weights.reduce((max, weight) => Math.max(max, weight), 0)
  const periods = Float64Array.from(edges.weights, (weight) => (weight * epochs < strongest ? Infinity : strongest / weight))
  const due = periods.slice()
  for (let epoch = 0; epoch < epochs; epoch++) {
    onEpoch?.(epoch)
    const step = rate * (1 - epoch / epochs)
    for (let edge = 0; edge < due.length; edge++) {
      if (due[edge]! > epoch + 1) continue
      due[edge]! += periods[edge]!
      const a = edges.from[edge]! * 2
      const b = edges.to[edge]! * 2
      attract(points, a, b, step)
      for (let i = 0; i < REPELLED; i++) {
        repel(points, a, Math.floor(random() * count) * 2, step)
        repel(points, b, Math.floor(random() * count) * 2, step)
      }
    }
  }
}

function attract(points: Float32Array, a: number, b: number, step: number): void {
  const dx = points[a]! - points[b]!
  const dy = points[a + 1]! - points[b + 1]!
  const factor = (-2 * A) / (1 + A * (dx * dx + dy * dy))
  const x = clipped(factor * dx) * step
  const y = clipped(factor * dy) * step
  points[a]! += x
  points[a + 1]! += y
  points[b]! -= x
  points[b + 1]! -= y
}

function repel(points: Float32Array, a: number, other: number, step: number): void {
  if (a === other) return
  const dx = points[a]! - points[other]!
  const dy = points[a + 1]! - points[other + 1]!
  const square = dx * dx + dy * dy
  const factor = 2 / ((MIN_SQUARE + square) * (1 + A * square))
  points[a]! += clipped(factor * dx) * step
  points[a + 1]! += clipped(factor * dy) * step
}

function clipped(move: number): number {
  return move > MAX_MOVE ? MAX_MOVE : move < -MAX_MOVE ? -MAX_MOVE : move
}
