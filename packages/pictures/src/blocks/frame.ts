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
  const frame = new Float32Array(FRAME_SIDE * FRAME_SIDE)
  const [left, top] = [(FRAME_SIDE - across) >> 1, (FRAME_SIDE - down) >> 1]
  resizeInto(grid, box, { width: across, height: down, values: frame, offset: top * FRAME_SIDE + left, rowSize: FRAME_SIDE })
  return frame
}

/** Pixels of the content of a box in its frame. */
export function frameSize(box: Box, exponent: number): { readonly across: number; readonly down: number } {
  const ratio = ((box.right - box.left) / (box.bottom - box.top)) ** exponent
  return { across: Math.max(1, Math.round(CONTENT * Math.min(1, ratio))), down: Math.max(1, Math.round(CONTENT * Math.min(1, 1 / ratio))) }
}

/** The content of a box in another size. */
export function resized(grid: Grid, box: Box, across: number, down: number): Float32Array {
  const content = new Float32Array(across * down)
  resizeInto(grid, box, { width: across, height: down, values: content, offset: 0, rowSize: across })
  return content
}

/** Where a resized content is written: a rectangle within `values`. */
interface Target {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
  /** Of its first value, and from one row to the next. */
  readonly offset: number
  readonly rowSize: number
}

/** Rows between the two passes, reused: a drawing needs two dozen of them, of which a collection each would cost more than the arithmetic. */
let narrowed = new Float32Array(0)

function resizeInto({ width, values }: Grid, box: Box, target: Target): void {
  const columns = sampling(box.left, box.right, target.width)
  const rows = sampling(box.top, box.bottom, target.height)
  const size = (box.bottom - box.top) * target.width
  if (narrowed.length < size) narrowed = new Float32Array(size)
  for (let y = box.top; y < box.bottom; y++) resampleRow(values, y * width, columns, narrowed, (y - box.top) * target.width)
  for (let y = 0; y < target.height; y++)
    joinRows(narrowed, target.width, box.top, rows, y, target.values, target.offset + y * target.rowSize)
}

/** Which source values make up each target value, with weights that add up to 1: `size` of them for each, the unused ones 0. */
interface Sampling {
  readonly count: number
  readonly size: number
  readonly first: Int32Array
  readonly weights: Float32Array
}

/** Means of areas for reduction, linear interpolation for enlargement. */
function sampling(from: number, to: number, count: number): Sampling {
  const step = (to - from) / count
  const size = step > 1 ? Math.ceil(step) + 1 : 2
  const target = { count, size, first: new Int32Array(count), weights: new Float32Array(count * size) }
  for (let i = 0; i < count; i++) {
    if (step > 1) setAreaWeights(target, i, from + i * step, from + (i + 1) * step)
    else setLinearWeights(target, i, from + (i + 0.5) * step - 0.5, from, to)
  }
  return target
}

function setAreaWeights({ size, first, weights }: Sampling, target: number, from: number, to: number): void {
  const start = Math.floor(from + 1e-6)
  const end = Math.max(start + 1, Math.ceil(to - 1e-6))
  first[target] = start
  for (let at = start; at < end; at++) {
    weights[target * size + at - start] = (Math.min(to, at + 1) - Math.max(from, at)) / (to - from)
  }
}

function setLinearWeights({ size, first, weights }: Sampling, target: number, at: number, from: number, to: number): void {
  const start = Math.floor(at)
  const share = start < from || start + 1 >= to ? 0 : at - start
  first[target] = start < from ? from : Math.min(start, to - 1)
  weights[target * size] = 1 - share
  weights[target * size + 1] = share
}

/** Resamples a row; the offsets are the places of value 0. */
function resampleRow(
  source: Float32Array,
  offset: number,
  { count, size, first, weights }: Sampling,
  target: Float32Array,
  targetOffset: number,
): void {
  for (let i = 0; i < count; i++) {
    let sum = 0
    for (let j = 0, at = offset + first[i]!; j < size; j++, at++) {
      const weight = weights[i * size + j]!
      // What has no weight may lie beyond the end of the source.
      if (weight !== 0) sum += weight * source[at]!
    }
    target[targetOffset + i] = sum
  }
}

/** Writes row `i` of the sampling of rows: `width` values each, of which row `top` is the first. */
function joinRows(
  source: Float32Array,
  width: number,
  top: number,
  { size, first, weights }: Sampling,
  i: number,
  target: Float32Array,
  targetOffset: number,
): void {
  const start = (first[i]! - top) * width
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let j = 0, at = start + x; j < size; j++, at += width) {
      const weight = weights[i * size + j]!
      if (weight !== 0) sum += weight * source[at]!
    }
    target[targetOffset + x] = sum
  }
}
