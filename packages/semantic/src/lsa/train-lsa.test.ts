import { expect, test } from 'vitest'
import { foldIn } from './fold-in.ts'
import { weightedTermVector } from './lsa-weights.ts'
import { trainLsa, TRAINING_STEPS } from './train-lsa.ts'
import type { SparseMatrix } from './sparse-matrix.ts'

/** Documents about one of two topics; each topic has its own words, of which a document contains only some. */
const TOPICS = [
  [0, 1, 2, 3, 4],
  [5, 6, 7, 8, 9],
]
const documents = Array.from({ length: 60 }, (_, i) => TOPICS[i % 2]!.filter((_word, j) => (i * 7 + j * 3) % 5 < 2 + (i % 2)))

function matrixOf(rows: readonly (readonly number[])[]): SparseMatrix {
  const offsets = Uint32Array.from([0, ...rows.map((_, i) => rows.slice(0, i + 1).reduce((sum, row) => sum + row.length, 0))])
  const places = Int32Array.from(rows.flat())
  return { rows: rows.length, columns: 10, offsets, places, values: Float32Array.from(places, () => 1) }
}

const inverse = new Float32Array(10).fill(1)
const directions = trainLsa(matrixOf(documents), 2, () => {})
const vectorOf = (...terms: number[]) =>
  foldIn(
    weightedTermVector({ terms, counts: terms.map(() => 1) }, (term) => term, inverse),
    directions,
  )
const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * b[i]!, 0)

test('texts that share no word but a thing lie together, those about different things apart', () => {
  expect(cosine(vectorOf(0), vectorOf(3))).toBeGreaterThan(0.9)
  expect(cosine(vectorOf(5, 6), vectorOf(9))).toBeGreaterThan(0.9)
  expect(Math.abs(cosine(vectorOf(0, 1), vectorOf(8, 9)))).toBeLessThan(0.3)
})

test('vectors have length 1, and a text of unknown words is zeros', () => {
  expect(Math.hypot(...vectorOf(1, 2))).toBeCloseTo(1, 5)
  expect([
    ...foldIn(
      weightedTermVector({ terms: [77], counts: [1] }, () => -1, inverse),
      directions,
    ),
  ]).toEqual([0, 0])
})

test('the same matrix gives the same directions, to the bit', () => {
  expect(trainLsa(matrixOf(documents), 2, () => {}).rows).toEqual(directions.rows)
})

test('reports each of its steps, and stops when cancelled', () => {
  const steps: number[] = []
  trainLsa(matrixOf(documents), 2, (step) => steps.push(step))
  expect(steps).toEqual(Array.from({ length: TRAINING_STEPS }, (_, i) => i))
  const stop = () => {
    throw new Error('stop')
  }
  expect(() => trainLsa(matrixOf(documents), 2, stop)).toThrow('stop')
})

test('fewer documents or terms than dimensions leave the rest zero', () => {
  const { rows, dimensions } = trainLsa(matrixOf(documents.slice(0, 3)), 16, () => {})
  expect([dimensions, rows.length]).toEqual([16, 160])
  expect(rows.every(Number.isFinite)).toBe(true)
})
