import type { CellKind, TableColumn } from './table.ts'

const DEFAULT_WIDTHS: Readonly<Record<CellKind, number>> = { text: 24, number: 12, date: 12 }

/** The widest column Excel shows, in characters. */
const MAX_WIDTH = 255

/** Width of a column in a spreadsheet, in characters. */
export function columnWidth({ width, kind }: TableColumn): number {
  return Math.min(width ?? DEFAULT_WIDTHS[kind], MAX_WIDTH)
}
