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
  /** Name of the format, kept as `source.format` of each record: `us-redbook-grant`. */
  readonly format: string
  /** Rises when the same bytes give other records, so that files read by an older version are read again. */
  readonly version: number
  /** How complete records of this format are. Statements of a format with a higher rank take precedence when sources are merged. */
  readonly rank: number
  /** What its fragments contain. Default: records. */
  readonly holds?: 'records' | 'classes'
  /** A fragment may give several records: all are read again, and counted, where an import goes on behind some of them. */
  readonly severalPerFragment?: true
  /** Whether a file is of this format, by its first 64 KiB as text. */
  recognises(head: string): boolean
  /** Cuts a file into fragments of one document each, in order, holding no more than one fragment in memory. */
  fragments(bytes: AsyncIterable<Buffer>): AsyncIterable<Fragment>
  /** Reads one fragment. Pure; what it throws is a rejection. */
  read(fragment: Fragment): Reading<R>
}

/** A format with what its records are of: a row of `sources/sources.ts`. */
export interface ImportSource<R extends object = object> extends ImportFormat<R> {
  /** Null for a format of classes. A reading thread has its own: only its name leaves that. */
  readonly kind: RecordKind<R> | null
  /** Adds to a record where the pictures of its drawings are stored, by the name of the file it was read from. Default: it has none. */
  withPictureKeys?(record: ReadRecord<R>, member: string): ReadRecord<R>
}

/** What a kind wants done once files were read: what its records tell only together, or by the day. */
export interface AfterImport {
  /** Writes to the index of the kind. What is due when the signal ends it stays due. */
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
  /** Why the fragment could not be cut out whole (too long, not in the encoding it names). */
  readonly error?: LocalizedText
  /** Deliberately skipped, with the name of its type: `sequence-cwu`. Neither read nor counted as read. */
  readonly skipped?: string
}

export type Reading<R extends object> =
  | { readonly kind: 'record'; readonly record: ReadRecord<R>; readonly formatVersion?: string }
  /** A class of a classification scheme, which goes to the store of schemes. */
  | { readonly kind: 'class'; readonly entry: ClassEntry }
  /** A code of legal events, which goes to the table of codes. */
  | { readonly kind: 'event-code'; readonly code: EventCode }
  /** Of a source with `severalPerFragment`: one fragment that says something of several applications or publications, an assignment of many patents, an answer about a family. */
  | { readonly kind: 'records'; readonly records: readonly ReadRecord<R>[]; readonly formatVersion?: string }
  | { readonly kind: 'rejected'; readonly reason: LocalizedText }

/** A record before the pipeline adds where it came from, as `source` (`Provenance`). */
export type ReadRecord<R extends object> = Omit<R, 'source'>

/** Longest fragment in bytes; a longer one is rejected, so that one wild file cannot fill the memory. */
export const MAX_FRAGMENT_BYTES = 64 * 1024 * 1024
