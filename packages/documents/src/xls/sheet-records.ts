import { columnWidth } from '../tables/column-width.ts'
import type { TableColumn } from '../tables/table.ts'
import { RecordBuffer } from './record-buffer.ts'
import { beginning, BOF, doubleWords, EOF, words } from './record-fields.ts'
import { CELL_FORMATS } from './workbook-records.ts'

const COLINFO = 0x007d
const DIMENSIONS = 0x0200
const WINDOW2 = 0x023e
const PANE = 0x0041
const SELECTION = 0x001d

/** WINDOW2: grid, headings, zeros, and a frozen pane. */
const FROZEN_WINDOW = 0x07be

const TOP_LEFT = 3
const BOTTOM_LEFT = 2

/** The records of a sheet before its cells; `rows` counts the row of titles. */
export function sheetHeadRecords(columns: readonly TableColumn[], rows: number): readonly Buffer[] {
  const records = new RecordBuffer()
  records.add(BOF, beginning(16))
  for (const [index, column] of columns.entries()) {
    // In 256ths of a character.
    records.add(COLINFO, words(index, index, columnWidth(column) * 256, CELL_FORMATS.text, 0, 0))
  }
  records.add(DIMENSIONS, Buffer.concat([doubleWords(0, rows), words(0, columns.length, 0)]))
  return records.chunks()
}

/** The records after the cells: the row of titles stays in view. */
export function sheetTailRecords(): readonly Buffer[] {
  const records = new RecordBuffer()
  records.add(WINDOW2, words(FROZEN_WINDOW, 0, 0, 64, 0, 0, 0, 0, 0))
  records.add(PANE, words(0, 1, 1, 0, BOTTOM_LEFT))
  records.add(SELECTION, selection(TOP_LEFT, 0))
  records.add(SELECTION, selection(BOTTOM_LEFT, 1))
  records.add(EOF, Buffer.alloc(0))
  return records.chunks()
}

/** The first cell of a row is selected in a pane. */
function selection(pane: number, row: number): Buffer {
  return Buffer.concat([Buffer.from([pane]), words(row, 0, 0, 1, row, row), Buffer.from([0, 0])])
}
