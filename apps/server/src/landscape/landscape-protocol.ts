import { defineThread, PLAIN_ERRORS } from '@gezhi/threads'
import type { DocumentText } from './document-vectors.ts'
import type { BuiltLandscape } from './landscape-builder.ts'

/** A thread lays out one landscape after another. */
export interface LandscapeOperations {
  /** Begins a new landscape; what was added before is dropped. */
  readonly begin: { readonly request: null; readonly response: void }
  /** Adds documents, each with its texts. */
  readonly add: { readonly request: readonly (readonly DocumentText[])[]; readonly response: void }
  /** Lays out the added documents. The first number of `progress` becomes the millionths that are done. */
  readonly build: { readonly request: { readonly progress: Int32Array }; readonly response: BuiltLandscape }
}

/** Millionths in `progress`. */
export const WHOLE = 1_000_000

export const LANDSCAPE_THREAD = defineThread<LandscapeOperations>(new URL('./landscape-thread.ts', import.meta.url), PLAIN_ERRORS)
