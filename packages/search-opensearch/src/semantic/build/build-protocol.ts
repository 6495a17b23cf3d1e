import type { ModelInUse } from '@gezhi/search/semantic'
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
  /** A `BuildProgress`. */
  readonly progress: SharedArrayBuffer
}

/** A document a model outside has to say something of. */
export interface TextOfDocument {
  readonly docId: string
  readonly hash: number
  readonly text: string
}

/** What the thread that builds meanings does, in this order. */
export interface BuildOperations {
  /** Everything that needs no model outside of the process. */
  readonly build: { readonly request: BuildRequest; readonly response: void }
  /** Texts of some documents that have no vector of the model outside; none when all have one. */
  readonly texts: { readonly request: null; readonly response: readonly TextOfDocument[] }
  readonly vectors: { readonly request: readonly MadeVector[]; readonly response: void }
  /** Puts what was built to use. */
  readonly finish: { readonly request: null; readonly response: void }
}

export const BUILD_THREAD = defineThread<BuildOperations, BuildSettings>(new URL('./build-thread.ts', import.meta.url), SEARCH_ERRORS)
