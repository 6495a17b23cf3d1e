import type { SemanticStatus } from '@gezhi/search'
import type { TechnicalTerm } from '@gezhi/semantic'
import type { LearningLimits, ModelInUse } from '@gezhi/search/semantic'
import { SEARCH_ERRORS, type KindSettings } from '@gezhi/search/threads'
import { defineThread } from '@gezhi/threads'
import type { StoredTeaching } from '../semantic/store/stored-teaching.ts'
import type { TextOfDocument } from '../semantic/build/text-vectors.ts'

/** Which build an operation belongs to. */
export interface OnBuild {
  /** Of the live index. */
  readonly path: string
  /** A `BuildProgress`. */
  readonly progress: SharedArrayBuffer
}

export interface TextsRequest extends OnBuild {
  readonly retrain: boolean
  /** The model whose vectors are needed; null for the one learned from the records. */
  readonly model: ModelInUse | null
}

export interface DictionariesRequest extends OnBuild {
  /** Of the operator. */
  readonly technicalTerms: readonly TechnicalTerm[]
}

export interface LexiconRequest extends OnBuild {
  /** Texts to learn translations from; null for those of the last build. */
  readonly teaching: StoredTeaching | null
  readonly limits: LearningLimits
}

export interface ModelRequest extends OnBuild {
  readonly model: ModelInUse | null
  readonly limits: LearningLimits
}

export interface VectorlessTextsRequest extends OnBuild {
  readonly limit: number
}

export interface VectorsRequest extends OnBuild {
  readonly vectors: readonly { readonly docNo: number; readonly vector: Float32Array }[]
}

/** Stages of a build of a semantic index, in this order; all but `vectorlessTexts` and `putVectors` are called at most once. */
export interface SemanticOperations {
  /** Updates term vectors. `isModelDue`: whether words, translations and a model have to be learned. */
  readonly readTexts: { readonly request: TextsRequest; readonly response: { readonly isModelDue: boolean } }
  /** Updates the dictionaries; whether a general one is installed. */
  readonly updateDictionaries: { readonly request: DictionariesRequest; readonly response: { readonly hasDictionary: boolean } }
  /** Learns words and translations. */
  readonly learnLexicon: { readonly request: LexiconRequest; readonly response: void }
  /** Learns a model, or registers an external one. */
  readonly trainModel: { readonly request: ModelRequest; readonly response: void }
  /** Computes the missing vectors of a learned model. */
  readonly computeVectors: { readonly request: OnBuild; readonly response: void }
  /** Texts of documents without a vector of the external model, at most this many, by number. */
  readonly vectorlessTexts: { readonly request: VectorlessTextsRequest; readonly response: TextOfDocument[] }
  readonly putVectors: { readonly request: VectorsRequest; readonly response: void }
  /** Activates what was built and returns the status. */
  readonly finish: { readonly request: OnBuild; readonly response: Omit<SemanticStatus, 'building'> }
}

export const SEMANTIC_THREAD = defineThread<SemanticOperations, KindSettings>(
  new URL('../semantic-thread.ts', import.meta.url),
  SEARCH_ERRORS,
)
