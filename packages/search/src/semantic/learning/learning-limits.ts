import { MAX_CHARACTERS, MAX_TERMS } from '@gezhi/semantic'

/** Limits of a build by available memory. */
export interface LearningLimits {
  /** Size of the vocabulary of a model. */
  readonly maxTerms: number
  /** Chinese characters read to find words. */
  readonly maxCharacters: number
  /** Pairs of words counted at once, in one direction, as possible translations of each other. */
  readonly maxWordPairs: number
  /** Limit of the JavaScript heap of the building thread, in MB: it then fails alone, not the process. */
  readonly heapMb: number
}

/** MB of a build without a limit. */
export const LEARNING_MB = 1024
/** Minimum MB for useful learning. */
export const MIN_LEARNING_MB = 160

/** MB of the thread itself, the page caches of its connections, and the matrix of 30,000 sampled records. */
const FIXED_MB = 110
/** MB of a term in training: two rows of 272 doubles, and its row of the model with a copy for the store. */
const TERM_MB = (2 * 272 * 8 + 3 * 256 * 4) / 2 ** 20
/** MB of a thread outside its heap while it counts word pairs. */
const BESIDE_HEAP_MB = 60
/** Word pairs per MB of heap in each of three tables: of the previous round, of this one, and of the other direction. */
const WORD_PAIRS_IN_MB = 9000
/** Bytes per character while runs of characters are counted, tables included. */
const CHARACTER_BYTES = 24
/** Share of the memory used for counting characters. */
const CHARACTERS_PART = 0.4

/** The limits for an amount of memory in MB, at least those for `MIN_LEARNING_MB`. Pure. */
export function learningLimits(megabytes: number = LEARNING_MB): LearningLimits {
  const memory = Math.max(MIN_LEARNING_MB, megabytes)
  const heapMb = Math.floor(memory - BESIDE_HEAP_MB)
  return {
    maxTerms: Math.min(MAX_TERMS, Math.floor((memory - FIXED_MB) / TERM_MB)),
    maxCharacters: Math.min(MAX_CHARACTERS, Math.floor((memory * 2 ** 20 * CHARACTERS_PART) / CHARACTER_BYTES)),
    maxWordPairs: Math.floor((heapMb / 3) * WORD_PAIRS_IN_MB),
    heapMb,
  }
}
