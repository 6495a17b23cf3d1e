import type { TermVectorList } from '@gezhi/semantic'

/** Documents that may be hits, with what is needed to score them; each by its place. The newest stand first: of equals the lower place is the better. */
export interface Candidates {
  readonly termVectors: TermVectorList
  /** Titles of each, as hashes (`titleHash`). */
  readonly titles: readonly (readonly number[])[]
  /** Cosine of each with the question; NaN where one has no vector. null where nothing is known by vectors. */
  readonly cosines: Float64Array | null
}
