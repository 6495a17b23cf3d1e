import type { Readable } from 'node:stream'
import { zipStream, type ZipEntries } from '../streams/zip-stream.ts'
import { sheetNames } from '../tables/sheet-name.ts'
import type { Table } from '../tables/table.ts'
import type { Source } from '../streams/entry-source.ts'
import { columnLetters } from './column-letters.ts'
import { sheetTexts } from './sheet-texts.ts'
import {
  contentTypes,
  PACKAGE_RELATIONSHIPS,
  propertiesPart,
  sheetParts,
  STYLES,
  workbookPart,
  workbookRelationships,
} from './workbook-parts.ts'

/** Rows of a sheet of xlsx below the row of titles. */
export const MAX_XLSX_ROWS = 1_048_575

/**
 * A table as a workbook of Excel 2007 and later with one sheet: dates and numbers as such, texts never formulas; a bold row of titles that
 * stays in view, with filters. Memory does not grow with the rows. More than `MAX_XLSX_ROWS` rows end the stream with a RangeError.
 */
export function writeXlsx({ title, columns, rows }: Table): Readable {
  return zipStream(rows, (zip, entries) => writeSheets(zip, title, [{ title, columns, rows: entries }]))
}

/** Tables as one workbook with a sheet each, as `writeXlsx` writes one. Rows in memory only: a stream that ends early does not close them. */
export function writeXlsxSheets(title: string, tables: readonly (Omit<Table, 'rows'> & { readonly rows: readonly Row[] })[]): Readable {
  return zipStream([], (zip) => writeSheets(zip, title, tables))
}

type Row = Table['rows'] extends Source<infer Entry> ? Entry : never

async function writeSheets(zip: ZipEntries, title: string, tables: readonly Table[]): Promise<void> {
  await zip.addText('[Content_Types].xml', contentTypes(tables.length))
  await zip.addText('_rels/.rels', PACKAGE_RELATIONSHIPS)
  await zip.addText('docProps/core.xml', propertiesPart(title))
  await zip.addText('xl/styles.xml', STYLES)
  await zip.addText('xl/_rels/workbook.xml.rels', workbookRelationships(tables.length))
  const names = sheetNames(tables.map((table) => table.title))
  const parts = sheetParts(tables.length)
  const sheets = []
  for (const [index, { columns, rows }] of tables.entries()) {
    const written = { rows: 0 }
    await zip.addTexts(`xl/${parts[index]!}`, sheetTexts(columns, limitRows(rows, written)))
    const range = columns.length === 0 ? null : { lastColumn: columnLetters(columns.length - 1), lastRow: written.rows + 1 }
    sheets.push({ name: names[index]!, range })
  }
  await zip.addText('xl/workbook.xml', workbookPart(sheets))
}

/** The rows, counted in `written`. */
async function* limitRows<Entry>(rows: Source<Entry>, written: { rows: number }): AsyncGenerator<Entry> {
  for await (const row of rows) {
    written.rows++
    if (written.rows > MAX_XLSX_ROWS) throw new RangeError(`A sheet of xlsx has at most ${MAX_XLSX_ROWS} rows`)
    yield row
  }
}
