import { FRAME_SIDE } from './frame.ts'
import { rootNormalized } from './histogram-block.ts'

const RINGS = 12
const ANGLES = 64
const FREQUENCIES = 12
/** Radius of the outermost ring, in root mean squares of the distances of ink from its centre. */
const RADIUS = 2.2

/**
 * Magnitudes of the first frequencies along rings around the centre of mass of a frame, ring by ring: the same for turned and, nearly, for
 * mirrored ink.
 */
export function polarBlock(frame: Float32Array): Float32Array {
  const block = new Float32Array(RINGS * FREQUENCIES)
  const { x, y, spread } = massOf(frame)
  const samples = new Float32Array(ANGLES)
  for (let ring = 0; ring < RINGS; ring++) {
    const radius = (RADIUS * spread * (ring + 0.5)) / RINGS
    for (let angle = 0; angle < ANGLES; angle++) samples[angle] = sample(frame, x + radius * COSINES[angle]!, y + radius * SINES[angle]!)
    for (let frequency = 0; frequency < FREQUENCIES; frequency++) block[ring * FREQUENCIES + frequency] = magnitude(samples, frequency)
  }
  return rootNormalized(block)
}

const COSINES = Float64Array.from({ length: ANGLES }, (_, i) => Math.cos((2 * Math.PI * i) / ANGLES))
const SINES = Float64Array.from({ length: ANGLES }, (_, i) => Math.sin((2 * Math.PI * i) / ANGLES))

/** Centre of mass, and the root mean square of the distances from it. */
function massOf(frame: Float32Array): { readonly x: number; readonly y: number; readonly spread: number } {
  let [mass, sumX, sumY, squares] = [0, 0, 0, 0]
  for (let y = 0, i = 0; y < FRAME_SIDE; y++) {
    for (let x = 0; x < FRAME_SIDE; x++, i++) {
      const ink = frame[i]!
      if (ink === 0) continue
      mass += ink
      sumX += ink * x
      sumY += ink * y
      squares += ink * (x * x + y * y)
    }
  }
  if (mass === 0) return { x: 0, y: 0, spread: 0 }
  const [x, y] = [sumX / mass, sumY / mass]
  return { x, y, spread: Math.sqrt(Math.max(0, squares / mass - x * x - y * y)) }
}

/** The value between four pixels; 0 outside the frame. */
function sample(frame: Float32Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left >= FRAME_SIDE - 1 || top >= FRAME_SIDE - 1) return 0
  const [right, down, at] = [x - left, y - top, top * FRAME_SIDE + left]
  const upper = frame[at]! * (1 - right) + frame[at + 1]! * right
  return upper * (1 - down) + (frame[at + FRAME_SIDE]! * (1 - right) + frame[at + FRAME_SIDE + 1]! * right) * down
}

function magnitude(samples: Float32Array, frequency: number): number {
  let [real, imaginary] = [0, 0]
  for (let i = 0; i < ANGLES; i++) {
    const turn = (i * frequency) % ANGLES
    real += samples[i]! * COSINES[turn]!
    imaginary += samples[i]! * SINES[turn]!
  }
  return Math.hypot(real, imaginary)
}
