import type { NearWord } from '@gezhi/search/semantic'
import { SEARCH_ERRORS } from '@gezhi/search/threads'
import { defineThread } from '@gezhi/threads'
import type { ClusterOptions } from '../../cluster.ts'

export interface VectorsSettings {
  readonly cluster: ClusterOptions
  readonly store: string
  readonly dimensions: number
}

/** The words of a question with their weights. */
export type WeighedWords = readonly (readonly [word: string, weight: number])[]

export interface NearestRequest {
  /** Or the vector of an external model. */
  readonly question: WeighedWords | Float32Array
  readonly maxCount: number
}

export interface Nearest {
  readonly vector: Float32Array
  readonly docIds: readonly string[]
}

export interface CosinesRequest {
  readonly vector: Float32Array
  readonly docIds: readonly string[]
}

export interface WordsRequest {
  readonly question: WeighedWords
  /** The Chinese words of the lexicon. */
  readonly chinese: readonly string[]
  readonly maxCount: number
}

export interface VectorsOperations {
  /** Must come first: loads model and vectors; a million vectors take half a minute and 290 MB. Returns their number. */
  readonly load: { readonly request: null; readonly response: number }
  /** The documents nearest to the question; null if its words are unknown. */
  readonly nearest: { readonly request: NearestRequest; readonly response: Nearest | null }
  /** The cosine of the question and each document; NaN if the document has no vector. */
  readonly cosines: { readonly request: CosinesRequest; readonly response: Float64Array }
  /** The vector of a document; null if it has none. */
  readonly vectorOf: { readonly request: string; readonly response: Float32Array | null }
  /** The words nearest to the question; none without a learned model. */
  readonly words: { readonly request: WordsRequest; readonly response: NearWord[] }
}

/** Loads and compares the vectors of a store in a thread: a scan of a million takes a tenth of a second. */
export const VECTORS_THREAD = defineThread<VectorsOperations, VectorsSettings>(
  new URL('./vectors-thread.ts', import.meta.url),
  SEARCH_ERRORS,
)
