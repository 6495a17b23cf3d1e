const K1 = 1.2
const B = 0.75

/** Statistics that scores are based on. */
export interface Collection {
  readonly documents: number
  /** Mean length of a term vector. */
  readonly averageLength: number
}

/** Inverse document frequency of a term; never negative. */
export function inverseFrequency(documents: number, { documents: all }: Collection): number {
  return Math.log(1 + (Math.max(0, all - documents) + 0.5) / (documents + 0.5))
}

/** BM25's saturated count in a term vector of this length: from 0 towards 2.2 (k1 1.2, b 0.75). */
export function saturated(count: number, length: number, { averageLength }: Collection): number {
  return count === 0 ? 0 : (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / averageLength))
}
