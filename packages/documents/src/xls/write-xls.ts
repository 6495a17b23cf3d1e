import { setImmediate } from 'node:timers/promises'
import { EntrySource } from '../streams/entry-source.ts'
import { sheetName } from '../tables/sheet-name.ts'
import type { Cell, Table, TableColumn } from '../tables/table.ts'
import { typedCell } from '../tables/typed-cell.ts'
import { cleanText, cutText } from '../text/clean-text.ts'
import { compoundFile } from './compound-file.ts'
import { RecordBuffer } from './record-buffer.ts'
import { sheetHeadRecords, sheetTailRecords } from './sheet-records.ts'
import { StringTable } from './string-table.ts'
import { CELL_FORMATS, workbookRecords } from './workbook-records.ts'

/** Rows of a table that is written as xls. */
export const MAX_XLS_ROWS = 5000

/** Bytes of a file: it is built in memory. */
export const MAX_XLS_BYTES = 256 * 1024 * 1024

/** Rows after which other work of the process gets its time. */
const ROWS_AT_ONCE = 100

/** Columns of the format. */
const MAX_COLUMNS = 256

/**
 * A table as a workbook of Excel 97 to 2003 (BIFF8) with one sheet: dates and numbers as such, texts never formulas; a bold row of titles
 * that stays in view. More than `MAX_XLS_ROWS` rows, 256 columns or `MAX_XLS_BYTES` bytes: RangeError. Takes memory for about two files.
 */
export async function writeXls({ title, columns, rows }: Table): Promise<Buffer> {
  if (columns.length > MAX_COLUMNS) throw new RangeError(`A sheet of xls has at most ${MAX_COLUMNS} columns`)
  const texts = new StringTable()
  const cells = new RecordBuffer()
  for (const [column, heading] of columns.entries()) {
    cells.addText(0, column, CELL_FORMATS.heading, texts.indexOf(cutText(cleanText(heading.title))))
  }
  let row = 0
  for await (const values of new EntrySource(rows)) {
    row++
    if (row > MAX_XLS_ROWS) throw new RangeError(`A table of xls has at most ${MAX_XLS_ROWS} rows`)
    addRow(cells, texts, row, columns, values)
    if (cells.length + texts.length > MAX_XLS_BYTES) throw new RangeError(`A file of xls has at most ${MAX_XLS_BYTES} bytes`)
    if (row % ROWS_AT_ONCE === 0) await setImmediate()
  }
  const sheet = [...sheetHeadRecords(columns, row + 1), ...cells.chunks(), ...sheetTailRecords()]
  return compoundFile('Workbook', [...workbookRecords(sheetName(title), texts.finish()), ...sheet])
}

function addRow(cells: RecordBuffer, texts: StringTable, row: number, columns: readonly TableColumn[], values: readonly Cell[]): void {
  for (const [column, { kind }] of columns.entries()) {
    const cell = typedCell(values[column] ?? null, kind)
    if (cell === null) continue
    if (cell.kind === 'text') cells.addText(row, column, CELL_FORMATS.text, texts.indexOf(cell.text))
    else cells.addNumber(row, column, CELL_FORMATS[cell.kind], cell.value)
  }
}
