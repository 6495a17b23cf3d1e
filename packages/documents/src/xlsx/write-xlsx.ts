import type { Readable } from 'node:stream'
import { zipStream } from '../streams/zip-stream.ts'
import { sheetName } from '../tables/sheet-name.ts'
import type { Table } from '../tables/table.ts'
import { columnLetters } from './column-letters.ts'
import { sheetTexts } from './sheet-texts.ts'
import { CONTENT_TYPES, PACKAGE_RELATIONSHIPS, propertiesPart, STYLES, WORKBOOK_RELATIONSHIPS, workbookPart } from './workbook-parts.ts'

/** Rows of a sheet of xlsx below the row of titles. */
export const MAX_XLSX_ROWS = 1_048_575

/**
 * A table as a workbook of Excel 2007 and later with one sheet: dates and numbers as such, texts never formulas; a bold row of titles that
 * stays in view, with filters. Memory does not grow with the rows. More than `MAX_XLSX_ROWS` rows end the stream with a RangeError.
 */
export function writeXlsx({ title, columns, rows }: Table): Readable {
  return zipStream(rows, async (zip, entries) => {
    await zip.addText('[Content_Types].xml', CONTENT_TYPES)
    await zip.addText('_rels/.rels', PACKAGE_RELATIONSHIPS)
    await zip.addText('docProps/core.xml', propertiesPart(title))
    await zip.addText('xl/styles.xml', STYLES)
    await zip.addText('xl/_rels/workbook.xml.rels', WORKBOOK_RELATIONSHIPS)
    const written = { rows: 0 }
    await zip.addTexts('xl/worksheets/sheet1.xml', sheetTexts(columns, limitRows(entries, written)))
    const range = columns.length === 0 ? null : { lastColumn: columnLetters(columns.length - 1), lastRow: written.rows + 1 }
    await zip.addText('xl/workbook.xml', workbookPart(sheetName(title), range))
  })
}

/** The rows, counted in `written`. */
async function* limitRows<Row>(rows: AsyncIterable<Row>, written: { rows: number }): AsyncGenerator<Row> {
  for await (const row of rows) {
    written.rows++
    if (written.rows > MAX_XLSX_ROWS) throw new RangeError(`A sheet of xlsx has at most ${MAX_XLSX_ROWS} rows`)
    yield row
  }
}
