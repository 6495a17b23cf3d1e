import { FRAME_SIDE } from './frame.ts'
import { rootNormalized } from './histogram-block.ts'

/** Cells per side and directions (without sign) of the histogram. */
export const GRADIENT_CELLS = 8
export const GRADIENT_DIRECTIONS = 8
const CELL = FRAME_SIDE / GRADIENT_CELLS
/** The places of pixels between the centres of cells, along either side: the lower cell, and the share of the next one. */
const PLACES = Array.from({ length: FRAME_SIDE }, (_, at) => (at + 0.5) / CELL - 0.5)
const LOWER_CELLS = Int8Array.from(PLACES, (place) => Math.floor(place))
const CELL_SHARES = Float64Array.from(PLACES, (place) => place - Math.floor(place))

/** Histogram of oriented gradients (HOG) of a frame: 8 × 8 cells of 8 directions each, cell by cell, interpolated between neighbours. */
export function gradientBlock(frame: Float32Array): Float32Array {
  const histogram = new Float32Array(GRADIENT_CELLS * GRADIENT_CELLS * GRADIENT_DIRECTIONS)
  for (let y = 1; y < FRAME_SIDE - 1; y++) {
    for (let x = 1; x < FRAME_SIDE - 1; x++) {
      const at = y * FRAME_SIDE + x
      const across = frame[at + 1]! - frame[at - 1]!
      const down = frame[at + FRAME_SIDE]! - frame[at - FRAME_SIDE]!
      if (across !== 0 || down !== 0) addGradient(histogram, x, y, across, down)
    }
  }
  return rootNormalized(histogram)
}

/** Adds one gradient to the two nearest directions of the four nearest cells. */
function addGradient(histogram: Float32Array, x: number, y: number, across: number, down: number): void {
  const size = Math.sqrt(across * across + down * down)
  // Half turns, from 0 to 2, without those that are whole.
  const turns = Math.atan2(down, across) / Math.PI + 1
  const direction = (turns < 1 ? turns : turns < 2 ? turns - 1 : 0) * GRADIENT_DIRECTIONS
  const lower = Math.floor(direction)
  const share = direction - lower
  const first = lower % GRADIENT_DIRECTIONS
  const second = (lower + 1) % GRADIENT_DIRECTIONS
  const column = LOWER_CELLS[x]!
  const row = LOWER_CELLS[y]!
  for (let dy = 0; dy < 2; dy++) {
    const weightY = dy === 0 ? 1 - CELL_SHARES[y]! : CELL_SHARES[y]!
    if (row + dy < 0 || row + dy >= GRADIENT_CELLS) continue
    for (let dx = 0; dx < 2; dx++) {
      const weight = size * weightY * (dx === 0 ? 1 - CELL_SHARES[x]! : CELL_SHARES[x]!)
      if (column + dx < 0 || column + dx >= GRADIENT_CELLS) continue
      const cell = ((row + dy) * GRADIENT_CELLS + column + dx) * GRADIENT_DIRECTIONS
      histogram[cell + first]! += weight * (1 - share)
      histogram[cell + second]! += weight * share
    }
  }
}
