import type { SemanticStatus } from '@gezhi/search'
import type { TechnicalTerm } from '@gezhi/semantic'
import type { LearningLimits, ModelInUse } from '@gezhi/search/semantic'
import { SEARCH_ERRORS, type KindSettings } from '@gezhi/search/threads'
import { defineThread } from '@gezhi/threads'
import type { StoredTeaching } from '../semantic/store/stored-teaching.ts'
import type { TextOfDocument } from '../semantic/build/text-vectors.ts'

export interface BuildRequest {
  /** Of the live index. */
  readonly path: string
  readonly retrain: boolean
  /** The model whose vectors are needed; null for the one learned from the records. */
  readonly model: ModelInUse | null
  /** Texts to learn translations from; null if the last build used the same. */
  readonly teaching: StoredTeaching | null
  /** Of the operator. */
  readonly technicalTerms: readonly TechnicalTerm[]
  /** A `BuildProgress`. */
  readonly progress: SharedArrayBuffer
  readonly limits: LearningLimits
}

export interface VectorOfDocument {
  readonly docNo: number
  readonly vector: Float32Array
}

/** Operations of the thread that builds a semantic index, in this order. */
export interface SemanticOperations {
  /** Everything that needs no external model. */
  readonly build: { readonly request: BuildRequest; readonly response: { readonly hasDictionary: boolean } }
  /** Texts of documents without a vector of the external model, at most this many, by number. */
  readonly texts: { readonly request: number; readonly response: TextOfDocument[] }
  readonly vectors: { readonly request: readonly VectorOfDocument[]; readonly response: void }
  /** Activates what was built and returns the status. */
  readonly finish: { readonly request: null; readonly response: Omit<SemanticStatus, 'building'> }
}

export const SEMANTIC_THREAD = defineThread<SemanticOperations, KindSettings>(
  new URL('../semantic-thread.ts', import.meta.url),
  SEARCH_ERRORS,
)
