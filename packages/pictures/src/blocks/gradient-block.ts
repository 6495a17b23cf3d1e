import { FRAME_SIDE } from './frame.ts'
import { rootNormalized } from './histogram-block.ts'

/** Cells per side and directions (without sign) of the histogram. */
export const GRADIENT_CELLS = 8
export const GRADIENT_DIRECTIONS = 8
const CELL = FRAME_SIDE / GRADIENT_CELLS

/** Histogram of oriented gradients (HOG) of a frame: 8 × 8 cells of 8 directions each, cell by cell, interpolated between neighbours. */
export function gradientBlock(frame: Float32Array): Float32Array {
  const histogram = new Float32Array(GRADIENT_CELLS * GRADIENT_CELLS * GRADIENT_DIRECTIONS)
  for (let y = 1; y < FRAME_SIDE - 1; y++) {
    for (let x = 1; x < FRAME_SIDE - 1; x++) {
      const at = y * FRAME_SIDE + x
      const [across, down] = [frame[at + 1]! - frame[at - 1]!, frame[at + FRAME_SIDE]! - frame[at - FRAME_SIDE]!]
      if (across !== 0 || down !== 0) addGradient(histogram, x, y, across, down)
    }
  }
  return rootNormalized(histogram)
}

/** Adds one gradient to the two nearest directions of the four nearest cells. */
function addGradient(histogram: Float32Array, x: number, y: number, across: number, down: number): void {
  const size = Math.sqrt(across * across + down * down)
  const direction = ((Math.atan2(down, across) / Math.PI + 1) % 1) * GRADIENT_DIRECTIONS
  const lower = Math.floor(direction)
  const share = direction - lower
  const [first, second] = [lower % GRADIENT_DIRECTIONS, (lower + 1) % GRADIENT_DIRECTIONS]
  const [cellX, cellY] = [(x + 0.5) / CELL - 0.5, (y + 0.5) / CELL - 0.5]
  const [column, row] = [Math.floor(cellX), Math.floor(cellY)]
  for (let dy = 0; dy < 2; dy++) {
    const weightY = dy === 0 ? 1 - (cellY - row) : cellY - row
    if (row + dy < 0 || row + dy >= GRADIENT_CELLS) continue
    for (let dx = 0; dx < 2; dx++) {
      const weight = size * weightY * (dx === 0 ? 1 - (cellX - column) : cellX - column)
      if (column + dx < 0 || column + dx >= GRADIENT_CELLS) continue
      const cell = ((row + dy) * GRADIENT_CELLS + column + dx) * GRADIENT_DIRECTIONS
      histogram[cell + first]! += weight * (1 - share)
      histogram[cell + second]! += weight * share
    }
  }
}
