import { expect, it } from 'vitest'
import { isBlackAndWhite } from './black-and-white.ts'

const [BLACK, GREY, RED, CLEAR_RED] = [
  [0, 0, 0, 255],
  [120, 128, 125, 255],
  [220, 20, 30, 255],
  [220, 20, 30, 0],
] as const
const pixels = (...parts: readonly (readonly [number, readonly number[]])[]) =>
  parts.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel)).flat()

it('finds no colours in line drawings with a few coloured or transparent pixels', () => {
  expect(isBlackAndWhite(pixels([996, BLACK], [500, GREY], [4, RED], [200, CLEAR_RED]))).toBe(true)
  expect(isBlackAndWhite(pixels([980, BLACK], [20, RED]))).toBe(false)
})
