/** Maps the columns of a table, or the keys of JSON lines, to a record. Plain JSON, so that a mapping can be a separate file. */
export interface ColumnMapping {
  /** Name of the format, stored with each record: `cnki-jsonl`. */
  readonly format: string
  /** Increase it when the same rows give different records. */
  readonly version: number
  /** Name of the record kind of the rows (`MappedKind`). Default: patents. */
  readonly kind?: string
  /** Office of rows that name none. Patents have it in their numbers. */
  readonly office?: string
  /** Language of the texts unless their script shows another one. */
  readonly lang: string
  /** Rank among formats: see `ImportFormat.rank`. Default 1. */
  readonly rank?: number
  /** The texts contain HTML entities (`&#39;`) and tags (`<sub>2</sub>`), which are decoded. */
  readonly markup?: boolean
  /** Columns that must all exist for a file to be of this format. */
  readonly recognisedBy: readonly string[]
  /** Column to target. Columns not listed are stored under `other`. */
  readonly columns: Readonly<Record<string, ColumnRule>>
}

export interface ColumnRule {
  /** A target of the kind. */
  readonly to: string
  /** Characters that separate several values in one cell. Default: the whole cell is one value. */
  readonly split?: string
}

/** Whether a table with these columns, or an object with these keys, matches the mapping. */
export function fitsColumns(mapping: Pick<ColumnMapping, 'recognisedBy'>, columns: readonly string[]): boolean {
  return mapping.recognisedBy.every((column) => columns.includes(column))
}
