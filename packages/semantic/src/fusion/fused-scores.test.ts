import { expect, test } from 'vitest'
import { fusedScores } from './fused-scores.ts'

test('channels count by their weights, whatever the scale of their scores', () => {
  const small = Float64Array.of(0.1, 0.2, 0.3)
  const large = Float64Array.of(3000, 2000, 1000)
  expect(
    [
      ...fusedScores(
        [
          { scores: small, weight: 1 },
          { scores: large, weight: 1 },
        ],
        3,
      ),
    ].map((score) => Math.abs(score) < 1e-9),
  ).toEqual([true, true, true])
  const fused = fusedScores(
    [
      { scores: small, weight: 3 },
      { scores: large, weight: 1 },
    ],
    3,
  )
  expect(fused[2]).toBeGreaterThan(fused[1]!)
  expect(fused[1]).toBeGreaterThan(fused[0]!)
})

test('a candidate without a score in a channel gets its mean; a channel with equal scores contributes nothing', () => {
  const fused = fusedScores(
    [
      { scores: Float64Array.of(1, Number.NaN, 3), weight: 1 },
      { scores: Float64Array.of(7, 7, 7), weight: 5 },
    ],
    3,
  )
  expect(fused[1]).toBe(0)
  expect(fused[0]! + fused[2]!).toBeCloseTo(0)
  expect([...fusedScores([], 2)]).toEqual([0, 0])
})
