import type { MappingTarget } from './mapping-targets.ts'

/**
 * How the columns of a table, or the keys of JSON lines, become a record. Plain JSON, so that a mapping can be a file of its own.
 */
export interface ColumnMapping {
  /** Name of the format, kept with each record: `cnki-jsonl`. */
  readonly format: string
  /** Rises when the same rows give other records. */
  readonly version: number
  /** Language of the texts where the script of a text does not show another one. */
  readonly lang: string
  /** How much a record of it says, beside other formats: see `ImportFormat.rank`. Default 1. */
  readonly rank?: number
  /** The texts hold HTML: entities (`&#39;`) and marks (`<sub>2</sub>`), which are read as what they stand for. */
  readonly markup?: boolean
  /** Columns that must all be there for a file to be of this format. */
  readonly recognisedBy: readonly string[]
  /** Column to what it holds. Columns not named here are kept under `other`. */
  readonly columns: Readonly<Record<string, ColumnRule>>
}

export interface ColumnRule {
  readonly to: MappingTarget
  /** Signs that part several values in one cell, any of them. Default: the whole cell is one value. */
  readonly split?: string
}

/** Whether a table with these columns, or an object with these keys, is one the mapping is for. */
export function fitsColumns(mapping: Pick<ColumnMapping, 'recognisedBy'>, columns: readonly string[]): boolean {
  return mapping.recognisedBy.every((column) => columns.includes(column))
}
