import { MAX_CHARACTERS, MAX_TERMS } from '@gezhi/semantic'

/** How much a build may learn in the memory it has. */
export interface LearningLimits {
  /** Terms of the vocabulary of a model. */
  readonly maxTerms: number
  /** Chinese characters in which words are looked for. */
  readonly maxCharacters: number
  /** Pairs of words counted at once, in one direction, as possible translations of each other. */
  readonly maxWordPairs: number
  /** Limit of the JavaScript heap of the building thread, in MB: it then fails alone, not the process. */
  readonly heapMb: number
}

/** MB a build may take without a limit. */
export const LEARNING_MB = 1024
/** MB with which a build can learn anything useful. */
export const LEAST_LEARNING_MB = 160

/** MB of the thread itself, the page caches of its connections, and the matrix of 30,000 sampled records. */
const FIXED_MB = 110
/** MB a term takes in training: two rows of 272 doubles, and its row of the model with a copy for the store. */
const TERM_MB = (2 * 272 * 8 + 3 * 256 * 4) / 2 ** 20
/** MB of a thread beside its heap while it counts word pairs. */
const BESIDE_HEAP_MB = 60
/** Word pairs an MB of heap holds in one of the three tables there are at once: of the last round, of this one, and of the other direction. */
const WORD_PAIRS_IN_MB = 9000
/** Bytes a character takes while runs of characters are counted, tables included. */
const CHARACTER_BYTES = 24
/** Part of the memory for it. */
const CHARACTERS_PART = 0.4

/** What a build learns with so many MB; for fewer than `LEAST_LEARNING_MB` the same as for these. Pure. */
export function learningLimits(megabytes: number = LEARNING_MB): LearningLimits {
  const memory = Math.max(LEAST_LEARNING_MB, megabytes)
  const heapMb = Math.floor(memory - BESIDE_HEAP_MB)
  return {
    maxTerms: Math.min(MAX_TERMS, Math.floor((memory - FIXED_MB) / TERM_MB)),
    maxCharacters: Math.min(MAX_CHARACTERS, Math.floor((memory * 2 ** 20 * CHARACTERS_PART) / CHARACTER_BYTES)),
    maxWordPairs: Math.floor((heapMb / 3) * WORD_PAIRS_IN_MB),
    heapMb,
  }
}
