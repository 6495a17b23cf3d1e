import { describe, expect, it } from 'vitest'
import { normalized } from '../lsa/fold-in.ts'
import { densityHills } from './density-hills.ts'
import { layOutVectors } from './lay-out-vectors.ts'
import { nearestNeighbours, neighbourGraph } from './neighbour-graph.ts'
import { seededRandom } from './seeded-random.ts'
import { trustworthiness } from './trustworthiness.ts'
import { vectorCells } from './vector-cells.ts'
import { rowAt, type VectorRows } from './vector-rows.ts'

const DIMENSIONS = 16
const SUBJECTS = 4

/** Documents around the axes: document i belongs to subject `i % SUBJECTS`. */
function someVectors(count: number): VectorRows {
  const random = seededRandom(1)
  const values = Float32Array.from({ length: count * DIMENSIONS }, () => (random() - 0.5) * 0.6)
  const vectors = { dimensions: DIMENSIONS, count, values }
  for (let row = 0; row < count; row++) {
    values[row * DIMENSIONS + (row % SUBJECTS)]! += 1
    normalized(rowAt(vectors, row))
  }
  return vectors
}

describe('layOutVectors', () => {
  const vectors = someVectors(600)
  const points = layOutVectors(vectors)

  it('gives the same picture for the same vectors', () => {
    expect(layOutVectors(vectors)).toEqual(points)
  })

  it('stays within the unit square', () => {
    expect(points.every((value) => value >= 0 && value <= 1)).toBe(true)
  })

  it('places documents of a subject together, and near those they are most similar to', () => {
    const centres = Array.from({ length: SUBJECTS }, (_, subject) => {
      const own = [0, 1].map((axis) => {
        const values = Array.from({ length: 600 / SUBJECTS }, (_value, i) => points[(i * SUBJECTS + subject) * 2 + axis]!)
        return values.reduce((sum, value) => sum + value, 0) / values.length
      })
      return own as [number, number]
    })
    const nearestCentre = (row: number) => {
      const squares = centres.map(([x, y]) => (points[row * 2]! - x) ** 2 + (points[row * 2 + 1]! - y) ** 2)
      return squares.indexOf(Math.min(...squares))
    }
    const right = Array.from({ length: 600 }, (_, row) => nearestCentre(row) === row % SUBJECTS).filter(Boolean)
    expect(right.length).toBeGreaterThan(570)
    expect(trustworthiness(vectors, points, 12)).toBeGreaterThan(0.85)
  })

  it('reports progress and stops when that throws', () => {
    const seen: number[] = []
    layOutVectors(vectors, (share) => seen.push(share))
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toBeGreaterThan(0.9)
    expect(() =>
      layOutVectors(vectors, (share) => {
        if (share > 0.6) throw new Error('stop')
      }),
    ).toThrow('stop')
  })

  it.each([0, 1, 2, 3, 5])('lays out %i documents', (count) => {
    const few = layOutVectors(someVectors(count))
    expect(few.length).toBe(count * 2)
    expect(few.every(Number.isFinite)).toBe(true)
  })

  it('lays out documents that are all the same', () => {
    const same = { dimensions: 2, count: 50, values: Float32Array.from({ length: 100 }, (_, i) => 1 - (i % 2)) }
    expect(layOutVectors(same).every(Number.isFinite)).toBe(true)
  })
})

describe('nearestNeighbours', () => {
  const vectors = someVectors(800)
  const { rows, distances } = nearestNeighbours(
    vectors,
    vectorCells(vectors, () => {}),
    10,
    () => {},
  )

  it('finds nearly all of the true nearest, nearest first', () => {
    const product = (a: number, b: number) => rowAt(vectors, a).reduce((sum, value, i) => sum + value * rowAt(vectors, b)[i]!, 0)
    let found = 0
    for (let row = 0; row < 100; row++) {
      const others = Array.from({ length: 800 }, (_, other) => other).filter((other) => other !== row)
      const nearest = new Set(others.toSorted((a, b) => product(row, b) - product(row, a)).slice(0, 10))
      found += [...rows.subarray(row * 10, row * 10 + 10)].filter((other) => nearest.has(other)).length
      expect([...distances.subarray(row * 10, row * 10 + 10)]).toEqual(
        [...distances.subarray(row * 10, row * 10 + 10)].toSorted((a, b) => a - b),
      )
    }
    expect(found / 1000).toBeGreaterThan(0.9)
  })

  it('become undirected edges, each once, with weights up to 1', () => {
    const { from, to, weights } = neighbourGraph({ size: 10, rows, distances })
    const pairs = Array.from(from, (a, i) => [a, to[i]!].toSorted((x, y) => x - y).join())
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(weights.every((weight) => weight > 0 && weight <= 1)).toBe(true)
  })
})

describe('densityHills', () => {
  it('separates groups of points and counts their documents', () => {
    const random = seededRandom(2)
    const centres = [
      [0.2, 0.2],
      [0.8, 0.3],
      [0.5, 0.8],
    ] as const
    const points = Float32Array.from({ length: 1200 }, (_, i) => centres[Math.floor(i / 2) % 3]![i % 2]! + (random() + random() - 1) * 0.06)
    const { hills, hillOf } = densityHills(points)
    expect(hills.map(({ size }) => size)).toEqual([200, 200, 200])
    for (const [i, hill] of hillOf.entries()) {
      const [x, y] = centres[i % 3]!
      expect(Math.hypot(hills[hill]!.x - x, hills[hill]!.y - y)).toBeLessThan(0.1)
    }
  })

  it('has one hill where all points are the same', () => {
    expect(densityHills(new Float32Array(20).fill(0.5)).hills).toHaveLength(1)
  })
})

describe('trustworthiness', () => {
  it('is 1 for a layout with the same neighbours, and about half for chance', () => {
    const count = 200
    const angle = (row: number) => (row / count) * Math.PI * 1.5
    const values = Float32Array.from({ length: count * 2 }, (_, i) => (i % 2 === 0 ? Math.cos : Math.sin)(angle(Math.floor(i / 2))))
    const vectors = { dimensions: 2, count, values }
    // Rounding decides between documents at equal distances on both sides.
    expect(trustworthiness(vectors, values, 5)).toBeGreaterThan(0.999)
    const random = seededRandom(3)
    const chance = trustworthiness(
      vectors,
      values.map(() => random()),
      5,
    )
    expect(chance).toBeGreaterThan(0.4)
    expect(chance).toBeLessThan(0.6)
  })
})
