import type { SemanticStatus } from '@gezhi/search'
import type { ModelInUse } from '@gezhi/search/semantic'
import { SEARCH_ERRORS, type KindSettings } from '@gezhi/search/threads'
import { defineThread } from '@gezhi/threads'
import type { TextOfDocument } from '../semantic/build/text-vectors.ts'

export interface BuildRequest {
  /** Of the live index. */
  readonly path: string
  readonly retrain: boolean
  /** The model whose vectors are asked for; null for the one that learns from the records. */
  readonly model: ModelInUse | null
  /** A `BuildProgress`. */
  readonly progress: SharedArrayBuffer
}

export interface VectorOfDocument {
  readonly docNo: number
  readonly vector: Float32Array
}

/** What the thread that builds meanings does, in this order. */
export interface SemanticOperations {
  /** Everything that needs no model outside of the process. */
  readonly build: { readonly request: BuildRequest; readonly response: { readonly hasDictionary: boolean } }
  /** Texts of at most so many documents that have no vector of the model outside, by number. */
  readonly texts: { readonly request: number; readonly response: TextOfDocument[] }
  readonly vectors: { readonly request: readonly VectorOfDocument[]; readonly response: void }
  /** Puts what was built to use; what there is now. */
  readonly finish: { readonly request: null; readonly response: Omit<SemanticStatus, 'building'> }
}

export const SEMANTIC_THREAD = defineThread<SemanticOperations, KindSettings>(
  new URL('../semantic-thread.ts', import.meta.url),
  SEARCH_ERRORS,
)
