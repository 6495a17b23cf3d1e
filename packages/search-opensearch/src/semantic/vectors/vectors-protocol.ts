import type { NearWord } from '@gezhi/search/semantic'
import { SEARCH_ERRORS } from '@gezhi/search/threads'
import { defineThread } from '@gezhi/threads'
import type { ClusterOptions } from '../../cluster.ts'

export interface VectorsSettings {
  readonly cluster: ClusterOptions
  readonly store: string
  readonly dimensions: number
}

/** What is looked for, as words with what each weighs. */
export type WeighedWords = readonly (readonly [word: string, weight: number])[]

export interface NearestRequest {
  /** Or the vector of an external model. */
  readonly question: WeighedWords | Float32Array
  readonly most: number
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
  /** Chinese words there are. */
  readonly chinese: readonly string[]
  readonly most: number
}

export interface VectorsOperations {
  /** Before anything else: loads model and vectors; a million vectors take half a minute and 290 MB. How many there are. */
  readonly load: { readonly request: null; readonly response: number }
  /** The documents nearest to what is looked for; null where nothing of it is known. */
  readonly nearest: { readonly request: NearestRequest; readonly response: Nearest | null }
  /** The cosine of each document with a vector; NaN where it has none. */
  readonly cosines: { readonly request: CosinesRequest; readonly response: Float64Array }
  /** The vector of a document; null where it has none. */
  readonly vectorOf: { readonly request: string; readonly response: Float32Array | null }
  /** The words nearest to what is looked for; none where nothing was learned. */
  readonly words: { readonly request: WordsRequest; readonly response: NearWord[] }
}

/** The vectors of a store, held and compared in a thread of their own: a scan of a million takes a tenth of a second. */
export const VECTORS_THREAD = defineThread<VectorsOperations, VectorsSettings>(
  new URL('./vectors-thread.ts', import.meta.url),
  SEARCH_ERRORS,
)
