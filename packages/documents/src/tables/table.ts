import type { Source } from '../streams/entry-source.ts'

/** How the cells of a column are written. `date`: texts `yyyy-MM-dd`; one that is no date is written as text. */
export type CellKind = 'text' | 'number' | 'date'

/** A column of a table. */
export interface TableColumn {
  /** Name in JSON lines. */
  readonly key: string
  /** The heading of the column. */
  readonly title: string
  readonly kind: CellKind
  /** In characters. */
  readonly width?: number
}

/** The value of a cell; null for none. */
export type Cell = string | number | null

/** A table to write: rows have a cell for each column, and are read once. */
export interface Table {
  /** Names the sheet. */
  readonly title: string
  readonly columns: readonly TableColumn[]
  readonly rows: Source<readonly Cell[]>
}
