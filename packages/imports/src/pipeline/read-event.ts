import type { ClassEntry } from '@gezhi/classification'
import type { EventCode } from '../event-codes/event-codes.ts'
import type { RejectReason } from './import-event.ts'
import type { LocalizedText } from './import-source.ts'

/** Events of reading one file, in order. Plain data: they are sent from the reading thread to the writing one. */
export type ReadEvent =
  | ReadBatch
  /** The file, or this member of it, was completely imported before. */
  | { readonly kind: 'known'; readonly file: string; readonly format: string; readonly position: number; readonly rejected: number }
  /** A drawing or page imported with documents, and the key it is stored under. */
  | { readonly kind: 'picture'; readonly file: string; readonly key: string; readonly bytes: Uint8Array }
  | { readonly kind: 'unrecognised'; readonly file: string }
  /** The file ends too early or is damaged from here on; what came before has been delivered. */
  | { readonly kind: 'damaged'; readonly file: string; readonly reason: LocalizedText }

export interface ReadBatch {
  readonly kind: 'batch'
  /** Identity of the source: content hash, member, format and its version. */
  readonly source: string
  /** Name as given, with the member of an archive after `!`. */
  readonly file: string
  readonly format: string
  /** Name of the kind its records are of; null for a source of classes. */
  readonly recordKind: string | null
  /** Documents skipped because an earlier run processed them; only in the first batch of a resumed source. */
  readonly resumed: { readonly position: number; readonly rejected: number } | null
  readonly records: readonly object[]
  readonly classes: readonly ClassEntry[]
  readonly eventCodes: readonly EventCode[]
  readonly rejected: readonly RejectedFragment[]
  /** Codes of the records whose meaning is unknown. */
  readonly unknownCodes: readonly RejectReason[]
  /** Deliberately skipped fragments, by type. */
  readonly setAside: Readonly<Record<string, number>>
  /** Documents of this source processed after this batch, from its beginning, rejected ones included. */
  readonly position: number
  /** Rejected among them. */
  readonly rejectedSoFar: number
  /** The source was read to its end. */
  readonly done: boolean
  /** Bytes of the file on disk read so far, 0 to its size. */
  readonly bytes: number
}

export interface RejectedFragment {
  readonly file: string
  readonly position: number
  readonly reason: LocalizedText
  /** The fragment itself, cut after 1 MiB of characters. */
  readonly piece: string
}
