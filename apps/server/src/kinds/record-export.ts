import type { AnyCall, Language, ListAnswer, MeteredCapability } from '@gezhi/contract'
import type { CellKind, DocumentBlock, DocumentPicture, RecordDocument, Reference } from '@gezhi/documents'
import type { Labelled, RecordKind } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import type { CallContext } from '../http/call-context.ts'
import type { Rights } from '../http/rights.ts'
import type { Serving } from '../platform/domain.ts'

/** How the records of a kind are exported: what the domain exports takes of it. Members that take a record are methods, as in `RecordKind`. */
export interface RecordExport<R extends object = object> {
  readonly kind: RecordKind<R>
  /** In the order of forms. */
  readonly columns: readonly ExportColumn<R>[]
  /** Codes of the columns of the default template, in order. */
  readonly defaults: { readonly table: readonly string[]; readonly document: readonly string[] }
  /** The daily limit that counts a record whose original files are downloaded. */
  readonly viewedAs: MeteredCapability
  /** Columns of fields that a user defined; absent if the kind has none. */
  ownColumns?(userId: string): Promise<readonly ExportColumn[]>
  /** Whether a caller with these rights may export a record. */
  isVisible(record: R, rights: Rights): boolean
  /** Heading of a record's document; its facts and texts are those of the chosen columns. */
  heading(stored: StoredRecord<R>, language: Language): Pick<RecordDocument, 'title' | 'subtitle'>
  reference(stored: StoredRecord<R>, language: Language): Reference
  /** What needs the stores of a process that serves records. */
  open(serving: Serving): OpenRecordExport<R>
}

/** A field of exports: a column of tables, and a fact or some blocks of documents. */
export interface ExportColumn<R extends object = object> {
  /** Name in requests, templates and JSON lines. */
  readonly code: string
  readonly label: Labelled
  readonly group: Labelled
  readonly kind: CellKind
  /** In characters. */
  readonly width: number
  /** Reads what `value` needs, before the first record. */
  load?(): Promise<void>
  /** A cell; dates are `yyyy-MM-dd`. */
  value(stored: StoredRecord<R>, language: Language): string | number | null
  /** Blocks of a document below the heading `label`, for what is too long for a fact. */
  blocks?(
    stored: StoredRecord<R>,
    language: Language,
    open: Pick<OpenRecordExport<R>, 'picture'>,
  ): readonly DocumentBlock[] | Promise<readonly DocumentBlock[]>
  /** It has no value in tables. */
  readonly inDocumentsOnly?: true
}

/** Sources of exported records. */
export interface OpenRecordExport<R extends object = object> {
  /** The calls whose lists can be exported, by name; the first one is that of a plain query. */
  readonly lists: Readonly<Record<string, ExportedList>>
  /** Records with what the columns take from related ones, in the same order. */
  complete?(stored: readonly StoredRecord<R>[], columns: readonly ExportColumn<R>[]): Promise<readonly StoredRecord<R>[]>
  /** A picture of a record by its id; null for one that is missing. */
  picture(record: R, id: string): Promise<Omit<DocumentPicture, 'caption'> | null>
  /** The original files of a record. */
  files(stored: StoredRecord<R>): Promise<readonly OriginalFile[]>
}

/** A call that returns a list of records. */
export interface ExportedList {
  readonly call: AnyCall
  /** Its hits also change without the index: they are those of a folder or a space. */
  readonly changesAlone?: boolean
  list(request: unknown, context: CallContext): Promise<ListAnswer>
}

/** A stored file of a record. */
export interface OriginalFile {
  /** Unique among the files of all records. */
  readonly name: string
  /** Its content; null if it was removed meanwhile. */
  read(): Promise<Buffer | null>
}
