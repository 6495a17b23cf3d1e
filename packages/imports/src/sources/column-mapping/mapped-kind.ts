import type { ImportFormat, ImportSource, ReadRecord } from '../../pipeline/import-source.ts'
import type { ColumnMapping } from './column-mapping.ts'
import type { Row } from './row-values.ts'

/** Reads one row as a record. Throws `MappingError` if it is none. */
export type ReadRow<R extends object> = (row: Row, mapping: ColumnMapping) => ReadRecord<R>

/** A record kind that is read from tables by column mappings. */
export interface MappedKind<R extends object = object> {
  /** Name of the record kind, by which mappings choose it. */
  readonly name: string
  /** What a column can contain. */
  readonly targets: readonly string[]
  readonly toRecord: ReadRow<R>
  /** The format of workbooks read by these mappings. */
  workbook(mappings: readonly ColumnMapping[]): ImportFormat<R>
  /** A table format as a row of the table of sources. */
  source(format: ImportFormat<R>): ImportSource<R>
  readonly suggestions: MappingSuggestions
}

/** How mappings of the kind are proposed. */
export interface MappingSuggestions {
  /** The target of a column by its name. */
  targetOfName(column: string): string | null
  /** The target of a column by the pattern of its values. */
  targetOfValues(values: readonly string[]): string | null
  /** Targets whose cells may contain several values. */
  readonly lists: ReadonlySet<string>
  /** Lists whose values contain no comma, so that one separates them. */
  readonly withoutCommas: ReadonlySet<string>
  /** Targets that may come from several columns. */
  readonly repeated: ReadonlySet<string>
  /** Targets that come after the others in a mapping. */
  readonly last: ReadonlySet<string>
  /** Targets whose texts show the language of the table. */
  readonly texts: ReadonlySet<string>
  /** Office of a table in Chinese, if it has no column of offices. */
  readonly chineseOffice?: string
}
