import { FRAME_SIDE } from './frame.ts'
import { rootNormalized } from './histogram-block.ts'

const CELLS = 2
const RADIUS = 2
/** A neighbour differs from the centre if it has more ink by this. */
const THRESHOLD = 0.06
const DIAGONAL = RADIUS * Math.SQRT1_2

/** Local binary patterns (LBP) of a frame: 2 × 2 cells of the 36 patterns of 8 neighbours that differ by more than a rotation. */
export function textureBlock(frame: Float32Array): Float32Array {
  const histogram = new Float32Array(CELLS * CELLS * PATTERN_COUNT)
  for (let y = RADIUS; y < FRAME_SIDE - RADIUS; y++) {
    for (let x = RADIUS; x < FRAME_SIDE - RADIUS; x++) {
      const cell = Math.floor((y * CELLS) / FRAME_SIDE) * CELLS + Math.floor((x * CELLS) / FRAME_SIDE)
      histogram[cell * PATTERN_COUNT + PATTERNS[patternAt(frame, y * FRAME_SIDE + x)]!]!++
    }
  }
  return rootNormalized(histogram)
}

/** One bit for each neighbour with more ink, around the circle. */
function patternAt(frame: Float32Array, at: number): number {
  const limit = frame[at]! + THRESHOLD
  let pattern = 0
  if (frame[at + RADIUS]! > limit) pattern |= 1
  if (between(frame, at, 1, FRAME_SIDE) > limit) pattern |= 2
  if (frame[at + RADIUS * FRAME_SIDE]! > limit) pattern |= 4
  if (between(frame, at, -1, FRAME_SIDE) > limit) pattern |= 8
  if (frame[at - RADIUS]! > limit) pattern |= 16
  if (between(frame, at, -1, -FRAME_SIDE) > limit) pattern |= 32
  if (frame[at - RADIUS * FRAME_SIDE]! > limit) pattern |= 64
  if (between(frame, at, 1, -FRAME_SIDE) > limit) pattern |= 128
  return pattern
}

/** The value on the diagonal, between four pixels; `across` and `down` are the steps to the next pixel in its direction. */
function between(frame: Float32Array, at: number, across: number, down: number): number {
  const share = DIAGONAL - 1
  const near = at + across + down
  const upper = frame[near]! * (1 - share) + frame[near + across]! * share
  return upper * (1 - share) + (frame[near + down]! * (1 - share) + frame[near + across + down]! * share) * share
}

/** The number of each pattern among those that differ by more than a rotation. */
const PATTERNS = rotationFree()
const PATTERN_COUNT = Math.max(...PATTERNS) + 1

function rotationFree(): Uint8Array {
  const numbers = new Map<number, number>()
  return Uint8Array.from({ length: 256 }, (_, pattern) => {
    const least = Math.min(...Array.from({ length: 8 }, (_unused, bits) => ((pattern << bits) | (pattern >> (8 - bits))) & 255))
    if (!numbers.has(least)) numbers.set(least, numbers.size)
    return numbers.get(least)!
  })
}
