import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalized } from '../lsa/fold-in.ts'
import { quantized } from './quantized-vector.ts'
import { putVector, vectorMemory } from './vector-memory.ts'
import { VectorScan } from './vector-scan.ts'

const numbers = (count: number) => fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: count, maxLength: count })
const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * b[i]!, 0)

test('finds the same neighbours as plain arithmetic, in any width, within the precision of one byte', () => {
  const sizes = fc.record({ dimensions: fc.integer({ min: 1, max: 70 }), count: fc.integer({ min: 0, max: 40 }) })
  fc.assert(
    fc.property(
      sizes.chain(({ dimensions, count }) =>
        fc.tuple(numbers(dimensions), fc.array(numbers(dimensions), { minLength: count, maxLength: count })),
      ),
      ([q, rows]) => {
        const question = normalized(Float32Array.from(q))
        const vectors = rows.map((row) => normalized(Float32Array.from(row)))
        const memory = vectorMemory(q.length, rows.length)
        vectors.forEach((vector, i) => putVector(memory, i, i * 3, quantized(vector)))
        const scan = new VectorScan(memory)
        scan.setQuestion(question)
        const near = scan.nearest(rows.length)
        expect([...near.places].toSorted((a, b) => a - b)).toEqual([...rows.keys()])
        near.places.forEach((place, i) => {
          expect(near.scores[i]).toBeCloseTo(cosine(question, vectors[place]!), 1)
          expect(scan.score(place)).toBe(near.scores[i])
        })
        expect([...near.scores]).toEqual([...near.scores].toSorted((a, b) => b - a))
      },
    ),
    { numRuns: 50 },
  )
})

test('over many blocks the best of those accepted come, best first', () => {
  const memory = vectorMemory(16, 20_000)
  for (let i = 0; i < 20_000; i++)
    putVector(memory, i, i, quantized(normalized(Float32Array.from({ length: 16 }, (_, j) => (j === 0 ? i : 5000)))))
  const scan = new VectorScan(memory)
  scan.setQuestion(normalized(Float32Array.from({ length: 16 }, (_, j) => (j === 0 ? 1 : 0))))
  const { places } = scan.nearest(3, (place) => place % 1000 === 7)
  expect([...places]).toEqual([19_007, 18_007, 17_007])
})

test('threads do not disturb each other: each scan has a page of its own', () => {
  const memory = vectorMemory(2, 2)
  putVector(memory, 0, 5, quantized(Float32Array.of(1, 0)))
  putVector(memory, 1, 9, quantized(Float32Array.of(0, 1)))
  const [one, other] = [new VectorScan(memory), new VectorScan(memory)]
  one.setQuestion(Float32Array.of(1, 0))
  other.setQuestion(Float32Array.of(0, 1))
  expect([one.nearest(1).places[0], other.nearest(1).places[0]]).toEqual([0, 1])
})
