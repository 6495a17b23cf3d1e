import fc from 'fast-check'
import { expect, test } from 'vitest'
import { powerLawOf, valueAt } from './power-law.ts'

test('finds the law that points follow', () => {
  const factor = fc.double({ min: 0.001, max: 1000, noNaN: true })
  const exponent = fc.double({ min: -2, max: 2, noNaN: true })
  fc.assert(
    fc.property(factor, exponent, (a, b) => {
      const law = powerLawOf([1e4, 2e5, 1e6].map((n) => ({ n, y: a * n ** b })))
      expect(law.exponent).toBeCloseTo(b, 6)
      expect(valueAt(law, 5e6) / (a * 5e6 ** b)).toBeCloseTo(1, 6)
    }),
  )
})

test('one size, or a time of 0, follows no law', () => {
  expect(() => powerLawOf([{ n: 10, y: 1 }])).toThrow(RangeError)
  expect(() => powerLawOf([10, 20].map((n) => ({ n, y: 0 })))).toThrow(RangeError)
})
