import { read, type DenseWorkSheet, type WorkBook } from '@e965/xlsx'
import Papa from 'papaparse'
import { DamagedFile } from '../pipeline/damaged-file.ts'
import { otherEncoding } from '../pipeline/text-encoding.ts'
import { readWorkbook } from '../sources/mapped-xlsx/read-workbook.ts'
import { textsOf } from '../sources/mapped-xlsx/split-workbook-rows.ts'

/** Maximum size of an unpacked workbook in bytes: a list of thousands of rows has a few; a zip bomb thousands of times more. */
const UNPACKED = 48 * 1024 * 1024
/** First bytes of an OLE compound file: .xls, and password-protected .xlsx. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
/** Characters that never occur in text. */
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

/**
 * The cells of a small table as text, row by row, without blank rows: .xlsx, .xls and .csv, detected by content; CSV in UTF-8, UTF-16 or
 * GB18030. Of a workbook the first sheet with content; macros and pictures are never read. Reads at most `most` rows. Throws
 * `DamagedFile` if it is none of these, or is damaged, password-protected, or too large when unpacked. Synchronous: `readTableInThread`
 * runs it in a thread.
 */
export function readTable(bytes: Buffer, most: number): string[][] {
  return rowsOf(bytes, most).filter((cells) => cells.some((cell) => cell.trim() !== ''))
}

function rowsOf(bytes: Buffer, most: number): string[][] {
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) return sheetRows(readCompound(bytes, most))
  if (bytes.toString('latin1', 0, 2) === 'PK') return sheetRows(readZipped(bytes)).slice(0, most)
  return csvRows(decode(bytes), most)
}

function readZipped(bytes: Buffer): WorkBook {
  const workbook = readWorkbook(bytes, UNPACKED)
  if (workbook === null) throw noTable()
  return workbook
}

function readCompound(bytes: Buffer, most: number): WorkBook {
  try {
    return read(bytes, { type: 'buffer', dense: true, cellDates: true, UTC: true, cellHTML: false, cellFormula: false, sheetRows: most })
  } catch (error) {
    const locked = /password|encrypt/i.test((error as Error).message)
    throw locked
      ? new DamagedFile({ en: 'the file is password-protected; please remove the password', zh: '文件有密码保护，请去除密码后上传' }, error)
      : new DamagedFile({ en: 'the file is damaged or is not a spreadsheet', zh: '文件已损坏，或不是电子表格' }, error)
  }
}

function sheetRows({ SheetNames, Sheets }: WorkBook): string[][] {
  const sheets = SheetNames.map((name) => (Sheets[name] as DenseWorkSheet | undefined)?.['!data'] ?? [])
  // Rows and cells that were never written are holes.
  return Array.from(sheets.find((rows) => rows.some((row) => row?.length)) ?? [], (row) => textsOf(row))
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

function csvRows(text: string, most: number): string[][] {
  const head = text.slice(0, 4096)
  const delimiter = ['\t', ',', ';', '|'].find((sign) => head.includes(sign)) ?? ','
  return Papa.parse<string[]>(text, { delimiter, preview: most }).data
}

function noTable(cause?: unknown): DamagedFile {
  return new DamagedFile({ en: 'the file is not an xls, xlsx or csv file', zh: '文件不是 xls、xlsx 或 csv 表格' }, cause)
}
