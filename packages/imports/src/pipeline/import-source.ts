import type { ClassEntry } from '@gezhi/classification'
import type { RecordKind } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import type { EventCode, EventCodes } from '../event-codes/event-codes.ts'

/** A sentence in both languages. */
export interface LocalizedText {
  readonly en: string
  readonly zh: string
}

/** One format that can be imported. */
export interface ImportFormat<R extends object> {
  /** Name of the format, stored as `source.format` of each record: `us-redbook-grant`. */
  readonly format: string
  /** Increase it when the same bytes give different records, so that files read by an older version are read again. */
  readonly version: number
  /** How complete records of this format are. Values from a format with a higher rank take precedence when sources are merged. */
  readonly rank: number
  /** What its fragments contain. Default: records. */
  readonly holds?: 'records' | 'classes'
  /** A fragment may give several records: when an import resumes after some of them, all are read and counted again. */
  readonly severalPerFragment?: true
  /** The beginning of a file does not show whether the content is of this format; `fragments` then throws `UnknownContent`. */
  readonly knownByContent?: true
  /** Whether a file has this format, by its first 64 KiB as text. */
  recognises(head: string): boolean
  /** Cuts a file into fragments of one document each, in order, with at most one fragment in memory. */
  fragments(bytes: AsyncIterable<Buffer>): AsyncIterable<Fragment>
  /** Reads one fragment. Pure; an exception rejects the fragment. */
  read(fragment: Fragment): Reading<R>
}

/** A format with the kind of its records: a row of `sources/every-source.ts`. */
export interface ImportSource<R extends object = object> extends ImportFormat<R> {
  /** Null for a format of classes. Reading threads have their own instance: only its name is sent to other threads. */
  readonly kind: RecordKind<R> | null
  /** Adds the keys of stored pictures to the drawings of a record, by the name of the file it was read from. Default: no pictures. */
  withPictureKeys?(record: ReadRecord<R>, member: string): ReadRecord<R>
  /** Codes of a record that are stored as written because their meaning is unknown: the report of the import lists them. Default: none. */
  unknownCodes?(record: ReadRecord<R>): readonly LocalizedText[]
}

/** A step of a kind after files were read: what can only be derived from records together, or depends on the date. */
export interface AfterImport {
  /** Writes to the index of the kind. Work not done when the signal aborts remains due. */
  run(imported: {
    readonly engine: SearchEngine
    /** `yyyyMMdd`. */
    readonly today: string
    readonly eventCodes?: EventCodes | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<unknown>
}

/** The bytes of one document, cut out of its file. */
export interface Fragment {
  /** Byte offset or line (from 1) in the file. */
  readonly position: number
  readonly text: string
  /** Why the fragment could not be cut out completely (too long, or not in its declared encoding). */
  readonly error?: LocalizedText
  /** Deliberately skipped, with the name of its type: `sequence-cwu`. Neither read nor counted as read. */
  readonly skipped?: string
}

export type Reading<R extends object> =
  | { readonly kind: 'record'; readonly record: ReadRecord<R>; readonly formatVersion?: string }
  /** A class of a classification scheme, written to the store of schemes. */
  | { readonly kind: 'class'; readonly entry: ClassEntry }
  /** A code of legal events, written to the table of codes. */
  | { readonly kind: 'event-code'; readonly code: EventCode }
  /**
   * Of a source with `severalPerFragment`: one fragment about several applications or publications, such as an assignment of many patents
   * or a response about a family.
   */
  | { readonly kind: 'records'; readonly records: readonly ReadRecord<R>[]; readonly formatVersion?: string }
  | { readonly kind: 'rejected'; readonly reason: LocalizedText }

/** A record before the pipeline adds its origin as `source` (`Provenance`). */
export type ReadRecord<R extends object> = Omit<R, 'source'>

/** Longest fragment in bytes; a longer one is rejected, so that a single malformed file cannot exhaust the memory. */
export const MAX_FRAGMENT_BYTES = 64 * 1024 * 1024
