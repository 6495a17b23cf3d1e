import type { TermVectorList } from '@gezhi/semantic'

/** Documents that may be hits, with the data for scoring, by index. Newest first: among equals the lower index ranks higher. */
export interface Candidates {
  readonly termVectors: TermVectorList
  /** Titles of each, as hashes (`titleHash`). */
  readonly titles: readonly (readonly number[])[]
  /** Cosine of each with the question; NaN if it has no vector. null if vectors are not available. */
  readonly cosines: Float64Array | null
}
