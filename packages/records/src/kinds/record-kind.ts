import type { Labelled } from './code-labels.ts'
import type { DialectTables } from './dialect-table.ts'
import type { FieldTable } from './field-table.ts'
import type { LangText } from './lang-text.ts'
import type { TextColumn } from './text-column.ts'

/**
 * All that engines, the query language and the importers need to know of one kind of record; `R` is plain JSON data. Members that take a
 * record are methods, so that a kind of one type stands where any kind will do.
 */
export interface RecordKind<R extends object = object> {
  /** In code, settings and the API: `patent`. */
  readonly name: string
  /** What its indexes are called, ASCII small letters: `patents`. */
  readonly indexName: string
  /** Its index is found by the name of the installation alone (`indexAddress`). */
  readonly unsuffixedIndex?: true
  /** Rises when texts or values that are made of a record change: an index of an older version is built again from its documents. */
  readonly version: number
  readonly label: Labelled
  /** URL of the module that exports this value as `kind`: worker threads, which cannot be handed functions, import it from there. */
  readonly module: string
  readonly fields: FieldTable<R>
  /** Of other systems whose queries are read and written; empty where there is none. */
  readonly dialects: DialectTables
  /** In the order in which engines store them: new ones come last, with a new `version`. */
  readonly textColumns: readonly TextColumn<R>[]
  /** The stable id of a record in every index; null where nothing could ever tell that it is the same record again. */
  identity(record: R): string | null
  /** Said of a record without an identity. */
  readonly withoutIdentity: Labelled
  /** The ids that a text may denote, as an engine expects them (`get`); none if it cannot be an id. */
  readIds(text: string): readonly string[]
  /** Ways in which records belong together, by name. */
  readonly relations: Readonly<Record<string, Relation<R>>>
  readonly order: RecordOrder<R>
  /** What hits may be grouped by (`collapse`), by name. */
  readonly groupings: Readonly<Record<string, Grouping<R>>>
  /** Grouping of records that are about the same thing: one of them is no answer to a question about another. */
  readonly sameSubject?: string
  /** Properties that are long and that a list does not show: stored apart in long records, left out of short ones. */
  readonly bodyProperties: readonly string[]
  /** A record as text, equal for two records that differ in nothing but where they came from. */
  content(record: R): string
  /** One record out of several of one identity, whatever their order and grouping; `rankOf`: how much a format is believed. */
  merge(records: readonly R[], rankOf: RankOf): R
  /**
   * What a batch comes to by what is stored beside it: facts that several records tell together, records that replace others. Every record
   * has an identity and is merged with the one stored under it. Absent for kinds whose records stand for themselves.
   */
  derive?(batch: RecordBatch<R>, index: RecordIndex<R>, context: DeriveContext): Promise<DerivedBatch<R>>
  /** Texts the record may have in several languages, each a group: those it has in Chinese and in English teach translations. */
  parallelTexts?(record: R): readonly (readonly LangText[])[]
  /** Fields whose values are suggested while typing. Values of the first are also found by pinyin. */
  readonly suggestFields: readonly string[]
}

/** The name of a kind. Which kinds there are says the table of what can be imported. */
export type KindName = RecordKind['name']

/** A way in which records belong together: those that share a key are related. */
export interface Relation<R = object> {
  keys(record: R): readonly string[]
  /** A value in any writing as keys are written. */
  key(value: string): string
  /** The field whose stored values are the keys, where there is one. */
  readonly field?: string
}

/**
 * The order of lists where nothing else is asked, newest first, and the address of records in engines that store them by it. Dates are
 * `yyyyMMdd`; a record without a date comes after all that have one.
 */
export interface RecordOrder<R = object> {
  /** A date field with days whose value is `date`; its `sort` is the name of the order. */
  readonly field: string
  date(record: R): string | undefined
  /** Orders records without a `date` among each other. */
  fallback?(record: R): string | undefined
  /** A date field that can be sorted by: it orders records of one date, newest first, in engines that can do so. */
  readonly tieBreak?: string
}

export interface Grouping<R = object> {
  /** The group of a record; undefined for a record that is a group of its own. */
  key(record: R): string | undefined
}

/** How much a format says: what it says is believed before what a format of lower rank says. */
export type RankOf = (format: string) => number

/** Records about to be written, and the identities of stored ones about to go. */
export interface RecordBatch<R = object> {
  readonly puts: readonly R[]
  readonly deletes: readonly string[]
}

/** What `derive` makes of a batch. */
export interface DerivedBatch<R = object> extends RecordBatch<R> {
  /** Of records of the batch that are not written themselves: by their identity those of the records they became part of. */
  readonly mergedInto?: ReadonlyMap<string, readonly string[]>
}

/** What `derive` reads of the index (`SearchReader` of packages/search). */
export interface RecordIndex<R = object> {
  get(ids: readonly string[]): Promise<readonly IndexedRecord<R>[]>
  /** For each value, in their order, the records of which it is a key of the relation. */
  relatedEach(request: {
    readonly field: string
    readonly values: readonly string[]
    /** For each value. */
    readonly limit: number
    /** Without body properties where these are long. */
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
  /** The day on which it is derived, `yyyyMMdd`. */
  readonly today: string
  /** The category of an office's event by the operator's table of event codes, null where that does not have it; absent without a table. */
  readonly categoryOf?: (office: string, code: string) => string | null
}
