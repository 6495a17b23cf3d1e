import type { SimilarHits, SimilarityMark, SimilarQuery } from '@gezhi/trademark-similarity'
import { defineThread, PLAIN_ERRORS } from '@gezhi/threads'

/** A thread builds one index, or searches the one it opened. */
export interface SimilarOperations {
  /** Adds marks to the index that is being built. */
  readonly add: { readonly request: readonly SimilarityMark[]; readonly response: void }
  /** Writes the index to a new file; returns the number of marks. */
  readonly finish: { readonly request: { readonly path: string }; readonly response: number }
  /** Opens a file; false if it is not a complete index of this format. */
  readonly open: { readonly request: { readonly path: string }; readonly response: boolean }
  /** Null if no index is open. */
  readonly search: { readonly request: SimilarQuery; readonly response: SimilarHits | null }
}

export const SIMILAR_THREAD = defineThread<SimilarOperations>(new URL('./similar-thread.ts', import.meta.url), PLAIN_ERRORS)
