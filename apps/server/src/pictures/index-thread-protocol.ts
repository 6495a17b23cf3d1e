import { defineThread, PLAIN_ERRORS, type WorkerThread } from '@gezhi/threads'
import type { PictureKind } from '@gezhi/pictures'
import type { ModelChoice } from './model-choice.ts'
import type { PictureFacts } from './picture-source.ts'

/** A picture to describe: the bytes of its file, or an SVG text. */
export interface PictureInput {
  readonly name: string
  readonly data: Uint8Array | string
}

/** A record whose pictures are described. */
export interface RecordInput {
  readonly kind: string
  readonly doc: string
  /** Changes with the pictures and the facts. */
  readonly tag: string
  readonly facts: PictureFacts
  readonly shows: PictureKind
  readonly pictures: readonly PictureInput[]
}

/** The thread that writes the index of pictures. */
export interface IndexOperations {
  /** Opens the file of the index of a model. */
  readonly open: {
    readonly request: { readonly folder: string; readonly choice: ModelChoice }
    readonly response: { readonly file: string }
  }
  /** Writes a copy of the index to a new file. */
  readonly copy: { readonly request: { readonly path: string }; readonly response: void }
  /** The data version that was completely described last; null for none. */
  readonly version: { readonly request: { readonly kind: string }; readonly response: number | null }
  /** Begins to read all records of a kind. */
  readonly begin: { readonly request: { readonly kind: string; readonly total: number }; readonly response: void }
  /** Which of these records have to be described; the others are noted as existing. */
  readonly due: {
    readonly request: { readonly kind: string; readonly records: readonly { readonly doc: string; readonly tag: string }[] }
    readonly response: readonly string[]
  }
  /** Describes one record in one transaction. Returns the number of pictures that can be found. */
  readonly put: { readonly request: RecordInput; readonly response: number }
  /** All records were read at this version: those not seen since `begin` are removed. Returns their number. */
  readonly finish: { readonly request: { readonly kind: string; readonly version: number }; readonly response: number }
  /** Notes pictures to learn from. Returns how many there are of their kind. */
  readonly teach: {
    readonly request: { readonly shows: PictureKind; readonly family: string | null; readonly pictures: readonly PictureInput['data'][] }
    readonly response: number
  }
  /** Learns a projection from the pictures noted, which are forgotten; null if they are too few. Returns the content of its file. */
  readonly learn: { readonly request: { readonly shows: PictureKind }; readonly response: Uint8Array | null }
}

/** Calls an operation of the thread. */
export type IndexCaller = WorkerThread<IndexOperations>['call']

export const INDEX_THREAD = defineThread<IndexOperations>(new URL('./index-thread.ts', import.meta.url), PLAIN_ERRORS)
