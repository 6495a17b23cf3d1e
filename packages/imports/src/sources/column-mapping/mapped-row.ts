import type { Fragment, Reading } from '../../pipeline/import-source.ts'
import type { ColumnMapping } from './column-mapping.ts'
import { MappingError } from './mapping-error.ts'
import type { ReadRow } from './mapped-kind.ts'
import type { Row } from './row-values.ts'

/** The columns of a header row, trimmed. One whose name another before it has gets its number behind it, so that both are stored. */
export function columnNames(header: readonly string[]): string[] {
  const taken = new Set<string>()
  return header.map((cell, index) => {
    const name = cell.trim()
    if (taken.has(name)) return `${name} (${index + 1})`
    taken.add(name)
    return name
  })
}

/** A row of a table as a fragment: its number in the table (the header is row 1) and its cells as one JSON object. */
export function rowFragment(position: number, columns: readonly string[], cells: readonly string[]): Fragment {
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    return { position, text: JSON.stringify(cells), error: tooManyCells(cells.length, columns.length) }
  }
  return { position, text: JSON.stringify(Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))) }
}

function tooManyCells(cells: number, columns: number) {
  return { en: `has ${cells} cells, but the header has ${columns}`, zh: `有 ${cells} 个单元格，而表头只有 ${columns} 个` }
}

/** The record of a row, or the reason for its rejection. */
export function readRow<R extends object>(row: Row, mapping: ColumnMapping, toRecord: ReadRow<R>): Reading<R> {
  try {
    return { kind: 'record', record: toRecord(row, mapping) }
  } catch (error) {
    if (error instanceof MappingError) return { kind: 'rejected', reason: error.reason }
    throw error
  }
}
