import { type CellObject, type DenseWorkSheet, type WorkSheet } from '@e965/xlsx'
import type { Fragment } from '../../pipeline/import-source.ts'
import { type ColumnMapping, fitsColumns } from '../column-mapping/column-mapping.ts'
import { columnNames, rowFragment } from '../column-mapping/mapped-row.ts'

/** The header is one of the first rows: some lists have a title above it. */
const HEADER_WITHIN = 5

/**
 * The rows of a sheet as fragments, below the first row that has the columns of one of the mappings; null if there is none. Positions are
 * rows as numbered by the sheet, from 1.
 */
export function splitWorkbookRows(sheet: WorkSheet, mappings: readonly Pick<ColumnMapping, 'recognisedBy'>[]): Fragment[] | null {
  const rows = (sheet as DenseWorkSheet)['!data'] ?? []
  for (let header = 0; header < Math.min(rows.length, HEADER_WITHIN); header++) {
    const columns = columnNames(textsOf(rows[header]))
    if (!mappings.some((mapping) => fitsColumns(mapping, columns))) continue
    return rows.flatMap((row, index) => {
      const cells = index > header ? textsOf(row) : []
      return cells.some((cell) => cell.trim() !== '') ? [rowFragment(index + 1, columns, cells)] : []
    })
  }
  return null
}

/** The texts of the cells of a row. */
export function textsOf(row: readonly (CellObject | undefined)[] | undefined): string[] {
  return Array.from(row ?? [], (cell) => cellText(cell))
}

/** The text of a cell; a date as `yyyy-MM-dd`, an error (`#REF!`) as empty. */
function cellText(cell: CellObject | undefined): string {
  if (cell?.v === undefined || cell.t === 'e') return ''
  return cell.v instanceof Date ? cell.v.toISOString().slice(0, 10) : String(cell.v)
}
