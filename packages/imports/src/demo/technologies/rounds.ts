import { seedOf } from '../random.ts'
import { TECHNOLOGIES } from './index.ts'

/** One entry per slot of a round: a technology appears as often as its weight. */
const SLOTS: readonly number[] = TECHNOLOGIES.flatMap((technology, index) => Array<number>(technology.weight).fill(index))

/** Blocks of one round. A round contains every technology as often as its weight, in its own order. */
export const ROUND_SIZE = SLOTS.length

/**
 * Slot of each position of a round: position × factor + shift modulo the size. The permutation can be inverted without a table because
 * the size is prime (a test checks the weights).
 */
function permutation(seed: number, round: number): { factor: number; shift: number } {
  const hash = seedOf(seed, round, 3)
  return { factor: 1 + (hash % (ROUND_SIZE - 1)), shift: (hash >>> 8) % ROUND_SIZE }
}

/** Index of the technology that all families of a block belong to. */
export function technologyOfBlock(seed: number, block: number): number {
  const { factor, shift } = permutation(seed, Math.floor(block / ROUND_SIZE))
  return SLOTS[((block % ROUND_SIZE) * factor + shift) % ROUND_SIZE] as number
}

/** The block of `round` that has the same slot, and so the same technology, as `block`. */
export function sameTechnologyInRound(seed: number, block: number, round: number): number {
  const own = permutation(seed, Math.floor(block / ROUND_SIZE))
  const slot = ((block % ROUND_SIZE) * own.factor + own.shift) % ROUND_SIZE
  const { factor, shift } = permutation(seed, round)
  for (let place = 0; place < ROUND_SIZE; place++) if ((place * factor + shift) % ROUND_SIZE === slot) return round * ROUND_SIZE + place
  throw new Error(`Slot ${slot} is missing in round ${round}: the size ${ROUND_SIZE} is not prime`)
}
