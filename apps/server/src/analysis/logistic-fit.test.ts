import { describe, expect, it } from 'vitest'
import { fitLogistic, fitWithInterval, logisticAt } from './logistic-fit.ts'

const YEARS = Array.from({ length: 25 }, (_, index) => 2000 + index)
const CURVE = { limit: 1200, rate: 0.4, middle: 2014 }
const VALUES = YEARS.map((year) => logisticAt(CURVE, year))

describe('fitLogistic', () => {
  it('finds the curve that values lie on', () => {
    const { limit, rate, middle } = fitLogistic(YEARS, VALUES)
    expect(limit).toBeCloseTo(1200, -1)
    expect(rate).toBeCloseTo(0.4, 2)
    expect(middle).toBeCloseTo(2014, 1)
  })

  it('fits no worse than any curve near it', () => {
    const values = VALUES.map((value, index) => value + (index % 3) * 20)
    const error = (curve: typeof CURVE) => YEARS.reduce((sum, year, index) => sum + (values[index]! - logisticAt(curve, year)) ** 2, 0)
    const best = fitLogistic(YEARS, values)
    for (const [limit, rate, middle] of [
      [1.01, 1, 0],
      [0.99, 1, 0],
      [1, 1.02, 0],
      [1, 0.98, 0],
      [1, 1, 0.1],
      [1, 1, -0.1],
    ] as const)
      expect(error({ limit: best.limit * limit, rate: best.rate * rate, middle: best.middle + middle })).toBeGreaterThan(error(best))
  })
})

describe('fitWithInterval', () => {
  const noisy = VALUES.map((value, index) => value + (index % 2 === 0 ? 25 : -25))

  it('returns the same interval for the same values, around the curve and wider where it is continued', () => {
    const at = [...YEARS, 2030]
    const fitted = fitWithInterval(YEARS, noisy, at)
    expect(fitWithInterval(YEARS, noisy, at)).toEqual(fitted)
    for (const { fitted: value, low, high } of fitted) expect(low <= value && value <= high).toBe(true)
    const width = ({ low, high }: { low: number; high: number }) => high - low
    expect(width(fitted.at(-1)!)).toBeGreaterThan(width(fitted[5]!))
  })

  it('has no width where values lie on a curve', () => {
    const [only] = fitWithInterval(YEARS, VALUES, [2020])
    expect(only!.high - only!.low).toBeLessThan(1)
  })
})
