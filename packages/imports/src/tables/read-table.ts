import { read, type DenseWorkSheet, type WorkBook } from '@e965/xlsx'
import Papa from 'papaparse'
import { DamagedFile } from '../pipeline/damaged-file.ts'
import { otherEncoding } from '../pipeline/text-encoding.ts'
import { readWorkbook } from '../sources/mapped-xlsx/read-workbook.ts'
import { textsOf } from '../sources/mapped-xlsx/split-workbook-rows.ts'

/** Maximum size of an unpacked workbook in bytes: a list of thousands of rows has a few; a zip bomb thousands of times more. */
const UNPACKED = 48 * 1024 * 1024
/**
 * Limits of the cells that are returned: a workbook stores a text once however many cells refer to it, so that a small file could have
 * gigabytes of cells. Characters of all cells, each cell counting as one more; columns of a row.
 */
const CELLS = { characters: 16_000_000, columns: 1000 }
/** First bytes of an OLE compound file: .xls, and password-protected .xlsx. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
/** Characters that never occur in text. */
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

/**
 * The cells of a small table as text, row by row, without blank rows: .xlsx, .xls and .csv, detected by content; CSV in UTF-8, UTF-16 or
 * GB18030. Of a workbook the first sheet with content; macros and pictures are never read. Reads at most `maxRows` rows. Throws
 * `DamagedFile` if it is none of these, or is damaged, password-protected, too large when unpacked, or beyond the limits of its cells.
 * Synchronous: `readTableInThread` runs it in a thread.
 */
export function readTable(bytes: Buffer, maxRows: number): string[][] {
  const table: string[][] = []
  let characters = 0
  for (const cells of rowsOf(bytes, maxRows)) {
    if (cells.length > CELLS.columns) throw tooManyColumns()
    characters += cells.reduce((sum, cell) => sum + cell.length, cells.length)
    if (characters > CELLS.characters) throw tooManyCharacters()
    if (cells.some((cell) => cell.trim() !== '')) table.push(cells)
  }
  return table
}

function rowsOf(bytes: Buffer, maxRows: number): Iterable<string[]> {
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) return sheetRows(readCompound(bytes, maxRows), maxRows)
  if (bytes.toString('latin1', 0, 2) === 'PK') return sheetRows(readZipped(bytes), maxRows)
  return csvRows(decode(bytes), maxRows)
}

function readZipped(bytes: Buffer): WorkBook {
  const workbook = readWorkbook(bytes, UNPACKED)
  if (workbook === null) throw noTable()
  return workbook
}

function readCompound(bytes: Buffer, maxRows: number): WorkBook {
  try {
    return read(bytes, { type: 'buffer', dense: true, cellDates: true, UTC: true, cellHTML: false, cellFormula: false, sheetRows: maxRows })
  } catch (error) {
    const locked = /password|encrypt/i.test((error as Error).message)
    throw locked
      ? new DamagedFile({ en: 'the file is password-protected; please remove the password', zh: '文件有密码保护，请去除密码后上传' }, error)
      : new DamagedFile({ en: 'the file is damaged or is not a spreadsheet', zh: '文件已损坏，或不是电子表格' }, error)
  }
}

function* sheetRows({ SheetNames, Sheets }: WorkBook, maxRows: number): Iterable<string[]> {
  const sheets = SheetNames.map((name) => (Sheets[name] as DenseWorkSheet | undefined)?.['!data'] ?? [])
  const rows = sheets.find((candidate) => candidate.some((row) => row?.length)) ?? []
  // Rows and cells that were never written are holes.
  for (let at = 0; at < Math.min(rows.length, maxRows); at += 1) yield textsOf(rows[at])
}

function decode(bytes: Buffer): string {
  const encoding = otherEncoding(bytes) ?? 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (BINARY.test(text)) throw noTable()
    return text
  } catch (error) {
    throw error instanceof DamagedFile ? error : noTable(error)
  }
}

function csvRows(text: string, maxRows: number): string[][] {
  const head = text.slice(0, 4096)
  const delimiter = ['\t', ',', ';', '|'].find((sign) => head.includes(sign)) ?? ','
  return Papa.parse<string[]>(text, { delimiter, preview: maxRows }).data
}

function noTable(cause?: unknown): DamagedFile {
  return new DamagedFile({ en: 'the file is not an xls, xlsx or csv file', zh: '文件不是 xls、xlsx 或 csv 表格' }, cause)
}

function tooManyColumns(): DamagedFile {
  return new DamagedFile({ en: `a row has more than ${CELLS.columns} columns`, zh: `一行超过 ${CELLS.columns} 列` })
}

function tooManyCharacters(): DamagedFile {
  const limit = CELLS.characters.toLocaleString('en')
  return new DamagedFile({ en: `the cells hold more than ${limit} characters`, zh: `单元格内容超过 ${limit} 个字符` })
}
