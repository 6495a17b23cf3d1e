import { resized } from './blocks/frame.ts'
import type { RawPicture } from './decode/raw-picture.ts'
import { composed, luminanceOf } from './ink/colour-picture.ts'

const SIDE = 32
const FREQUENCIES = 8

/**
 * A hash of 64 bits that is nearly the same for copies of a picture (pHash): signs of the lowest frequencies of its luminance against their
 * median. For the recognition of copies only.
 */
export function perceptualHash(picture: RawPicture): bigint {
  const { width, height, pixels } = composed(picture)
  const values = Float32Array.from({ length: width * height }, (_, i) =>
    luminanceOf(pixels[i * 3]!, pixels[i * 3 + 1]!, pixels[i * 3 + 2]!),
  )
  const small = resized({ width, values }, { left: 0, top: 0, right: width, bottom: height }, SIDE, SIDE)
  const coefficients = lowFrequencies(small)
  // The mean (frequency 0) is left out of the median: it is far larger than all others.
  const median = coefficients.slice(1).sort()[(coefficients.length - 1) >> 1]!
  return coefficients.reduce((hash, value, i) => (value > median ? hash | (1n << BigInt(i)) : hash), 0n)
}

/** The number of different bits of two hashes. */
export function hashDistance(a: bigint, b: bigint): number {
  let [bits, rest] = [0, a ^ b]
  for (; rest !== 0n; rest &= rest - 1n) bits++
  return bits
}

/** The first 8 × 8 coefficients of the discrete cosine transform. */
function lowFrequencies(values: Float32Array): Float32Array {
  const rows = new Float32Array(SIDE * FREQUENCIES)
  for (let y = 0; y < SIDE; y++) for (let u = 0; u < FREQUENCIES; u++) rows[y * FREQUENCIES + u] = transformed(values, y * SIDE, 1, u)
  const all = new Float32Array(FREQUENCIES ** 2)
  for (let v = 0; v < FREQUENCIES; v++)
    for (let u = 0; u < FREQUENCIES; u++) all[v * FREQUENCIES + u] = transformed(rows, u, FREQUENCIES, v)
  return all
}

function transformed(values: Float32Array, offset: number, stride: number, frequency: number): number {
  let sum = 0
  for (let i = 0; i < SIDE; i++) sum += values[offset + i * stride]! * Math.cos((Math.PI / SIDE) * (i + 0.5) * frequency)
  return sum
}
