import type { Box } from '../ink/box.ts'

/** Pixels on each side of a frame, and its empty margin. */
export const FRAME_SIDE = 96
const MARGIN = 4
const CONTENT = FRAME_SIDE - 2 * MARGIN

/** Values of a grid, row by row. */
export interface Grid {
  readonly width: number
  readonly values: Float32Array
}

/**
 * The content of a box, enlarged or reduced to a square frame. `exponent` of its ratio of width to height: 1 preserves it, less makes
 * wide word marks higher, so that they keep detail.
 */
export function frameOf(grid: Grid, box: Box, exponent: number): Float32Array {
  const { across, down } = frameSize(box, exponent)
  const content = resized(grid, box, across, down)
  const frame = new Float32Array(FRAME_SIDE * FRAME_SIDE)
  const [left, top] = [(FRAME_SIDE - across) >> 1, (FRAME_SIDE - down) >> 1]
  for (let y = 0; y < down; y++) frame.set(content.subarray(y * across, (y + 1) * across), (top + y) * FRAME_SIDE + left)
  return frame
}

/** Pixels of the content of a box in its frame. */
export function frameSize(box: Box, exponent: number): { readonly across: number; readonly down: number } {
  const ratio = ((box.right - box.left) / (box.bottom - box.top)) ** exponent
  return { across: Math.max(1, Math.round(CONTENT * Math.min(1, ratio))), down: Math.max(1, Math.round(CONTENT * Math.min(1, 1 / ratio))) }
}

/** The content of a box in another size. */
export function resized({ width, values }: Grid, box: Box, across: number, down: number): Float32Array {
  const [columns, rows] = [sampling(box.left, box.right, across), sampling(box.top, box.bottom, down)]
  const narrow = new Float32Array((box.bottom - box.top) * across)
  for (let y = box.top; y < box.bottom; y++) resample(values, y * width, 1, columns, narrow, (y - box.top) * across, 1)
  const content = new Float32Array(across * down)
  for (let x = 0; x < across; x++) resample(narrow, x - box.top * across, across, rows, content, x, across)
  return content
}

/** Which source values make up each target value, with weights that add up to 1. */
interface Sampling {
  readonly first: Int32Array
  readonly weights: readonly Float32Array[]
}

/** Means of areas for reduction, linear interpolation for enlargement. */
function sampling(from: number, to: number, count: number): Sampling {
  const step = (to - from) / count
  const first = new Int32Array(count)
  const weights = Array.from({ length: count }, (_, i) => {
    const [start, values] =
      step > 1 ? areaWeights(from + i * step, from + (i + 1) * step) : linearWeights(from + (i + 0.5) * step - 0.5, from, to)
    first[i] = start
    return values
  })
  return { first, weights }
}

function areaWeights(from: number, to: number): [number, Float32Array] {
  const start = Math.floor(from + 1e-6)
  const end = Math.max(start + 1, Math.ceil(to - 1e-6))
  const weights = Float32Array.from(
    { length: end - start },
    (_, i) => (Math.min(to, start + i + 1) - Math.max(from, start + i)) / (to - from),
  )
  return [start, weights]
}

function linearWeights(at: number, from: number, to: number): [number, Float32Array] {
  const start = Math.floor(at)
  const share = at - start
  if (start < from) return [from, Float32Array.of(1)]
  return start + 1 < to ? [start, Float32Array.of(1 - share, share)] : [to - 1, Float32Array.of(1)]
}

/** Resamples one row or column: `offset` is the place of source value 0, `stride` the distance of neighbours. */
function resample(
  source: Float32Array,
  offset: number,
  stride: number,
  { first, weights }: Sampling,
  target: Float32Array,
  targetOffset: number,
  targetStride: number,
): void {
  for (let i = 0; i < weights.length; i++) {
    const [some, start] = [weights[i]!, first[i]!]
    let sum = 0
    for (let j = 0; j < some.length; j++) sum += some[j]! * source[offset + (start + j) * stride]!
    target[targetOffset + i * targetStride] = sum
  }
}
