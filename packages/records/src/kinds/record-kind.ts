import type { Labelled } from './code-labels.ts'
import type { DialectTables } from './dialect-table.ts'
import type { FieldTable } from './field-table.ts'
import type { LangText } from './lang-text.ts'
import type { TextColumn } from './text-column.ts'

/**
 * All that engines, the query language and the importers need to know of one kind of record; `R` is plain JSON data. Members that take a
 * record are methods, so that a kind of a specific type is assignable to `RecordKind`.
 */
export interface RecordKind<R extends object = object> {
  /** In code, settings and the API: `patent`. */
  readonly name: string
  /** Base name of its indexes, ASCII lower-case letters: `patents`. */
  readonly indexName: string
  /** Its index has the name of the installation without a suffix (`indexAddress`). */
  readonly unsuffixedIndex?: true
  /** Increase it when texts or values derived from a record change: an index of an older version is rebuilt from its documents. */
  readonly version: number
  /** Earlier versions whose indexes still answer searches while they are rebuilt; indexes of any other are rebuilt first. */
  readonly earlierVersions?: readonly EarlierVersion[]
  readonly label: Labelled
  /**
   * URL of the module that exports this value as `kind`: worker threads, to which functions cannot be transferred, import it from there.
   */
  readonly module: string
  readonly fields: FieldTable<R>
  /** Other systems whose queries can be converted; empty if there are none. */
  readonly dialects: DialectTables
  /** In the order in which engines store them: new ones come last, with a new `version`. */
  readonly textColumns: readonly TextColumn<R>[]
  /** The stable id of a record in every index; null if the record can never be recognised again. */
  identity(record: R): string | null
  /** The error for a record without an identity. */
  readonly withoutIdentity: Labelled
  /** The possible ids for a text, in the form an engine expects (`get`); none if it cannot be an id. */
  readIds(text: string): readonly string[]
  /** Relations between records, by name. */
  readonly relations: Readonly<Record<string, Relation<R>>>
  readonly order: RecordOrder<R>
  /** How hits may be grouped (`collapse`), by name. */
  readonly groupings: Readonly<Record<string, Grouping<R>>>
  /** Grouping of records about the same subject: similarity searches do not return members of one group for each other. */
  readonly sameSubject?: string
  /** Long properties that a list does not show: stored separately in long records, left out of short ones. */
  readonly bodyProperties: readonly string[]
  /** A record as text, equal for two records that differ only in their source. */
  content(record: R): string
  /** Merges records of one identity into one, independent of their order and grouping; `rankOf`: rank of a format. */
  merge(records: readonly R[], rankOf: RankOf): R
  /**
   * Derives what depends on several records: shared facts, and records that replace others. Every record has an identity and is merged
   * with the stored one. Absent for kinds whose records are independent.
   */
  derive?(batch: RecordBatch<R>, index: RecordIndex<R>, context: DeriveContext): Promise<DerivedBatch<R>>
  /** Texts the record may have in several languages, each a group: pairs in Chinese and English are used to learn translations. */
  parallelTexts?(record: R): readonly (readonly LangText[])[]
  /** Fields whose values are suggested while typing. Values of the first are also matched by pinyin. */
  readonly suggestFields: readonly string[]
}

/** A version of a kind before the current one. Its text columns were the same. */
export interface EarlierVersion {
  readonly version: number
  /** Fields whose values are written differently since: searches by them wait for the rebuild. By others they find what they found then. */
  readonly changed: readonly string[]
}

/** Name of a kind; the kinds are those of the table of import formats. */
export type KindName = RecordKind['name']

/** A relation between records: those that share a key are related. */
export interface Relation<R = object> {
  keys(record: R): readonly string[]
  /** Normalises a value to the form of keys. */
  key(value: string): string
  /** The field whose stored values are the keys, if there is one. */
  readonly field?: string
}

/**
 * The default order of lists, newest first, and the address of records in engines that store them in this order. Dates are `yyyyMMdd`; a
 * record without any comes last.
 */
export interface RecordOrder<R = object> {
  /** A date field with days whose value is `date`; its `sort` is the name of the order. */
  readonly field: string
  date(record: R): string | undefined
  /** Takes the place of a `date` that a record lacks, in the order only. */
  fallback?(record: R): string | undefined
  /** A sortable date field: it orders records of the same date, newest first, in engines that support it. */
  readonly tieBreak?: string
}

export interface Grouping<R = object> {
  /** The group of a record; undefined for a record that forms its own group. */
  key(record: R): string | undefined
}

/** Rank of a format: values from a higher rank take precedence when sources are merged. */
export type RankOf = (format: string) => number

/** Records to be written, and the identities of stored ones to be deleted. */
export interface RecordBatch<R = object> {
  readonly puts: readonly R[]
  readonly deletes: readonly string[]
}

/** Result of `derive` for a batch. */
export interface DerivedBatch<R = object> extends RecordBatch<R> {
  /** For records of the batch that are not written themselves: by their identity those of the records they were merged into. */
  readonly mergedInto?: ReadonlyMap<string, readonly string[]>
}

/** What `derive` reads from the index (`SearchReader` of packages/search). */
export interface RecordIndex<R = object> {
  get(ids: readonly string[]): Promise<readonly IndexedRecord<R>[]>
  /** For each value, in order, the records that have it as a key of the relation. */
  relatedEach(request: {
    readonly field: string
    readonly values: readonly string[]
    /** For each value. */
    readonly limit: number
    /** Without long body properties. */
    readonly short?: boolean
  }): Promise<readonly (readonly IndexedRecord<R>[])[]>
}

export interface IndexedRecord<R = object> {
  /** Stable across changes of the record. */
  readonly docId: string
  readonly record: R
}

export interface DeriveContext {
  readonly rankOf: RankOf
  /** Date of the derivation, `yyyyMMdd`. */
  readonly today: string
  /** The category of an office's event by the operator's table of event codes, null if it has none; absent without a table. */
  readonly categoryOf?: (office: string, code: string) => string | null
}
