import type { TechnicalTerm } from '@gezhi/semantic'
import type { LearningLimits, ModelInUse } from '@gezhi/search/semantic'
import { SEARCH_ERRORS, type KindSettings } from '@gezhi/search/threads'
import { defineThread } from '@gezhi/threads'
import type { ClusterOptions } from '../../cluster.ts'
import type { MadeVector } from './semantic-store.ts'

export interface BuildSettings extends KindSettings {
  readonly cluster: ClusterOptions
  readonly name: string
}

export interface BuildRequest {
  readonly retrain: boolean
  readonly model: ModelInUse | null
  readonly dictionary: number | null
  /** JSON of the texts to learn translations from; null if the last build used the same. */
  readonly teaching: { readonly edition: string; readonly texts: string } | null
  /** Of the operator. */
  readonly technicalTerms: readonly TechnicalTerm[]
  /** A `BuildProgress`. */
  readonly progress: SharedArrayBuffer
  readonly limits: LearningLimits
}

/** A document that an external model must embed. */
export interface TextOfDocument {
  readonly docId: string
  readonly hash: number
  readonly text: string
}

/** Operations of the thread that builds a semantic index, in this order. */
export interface BuildOperations {
  /** Everything that needs no external model. */
  readonly build: { readonly request: BuildRequest; readonly response: void }
  /** Texts of some documents without a vector of the external model; empty when all have one. */
  readonly texts: { readonly request: null; readonly response: readonly TextOfDocument[] }
  readonly vectors: { readonly request: readonly MadeVector[]; readonly response: void }
  /** Activates what was built. */
  readonly finish: { readonly request: null; readonly response: void }
}

export const BUILD_THREAD = defineThread<BuildOperations, BuildSettings>(new URL('./build-thread.ts', import.meta.url), SEARCH_ERRORS)
