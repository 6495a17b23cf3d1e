import Papa from 'papaparse'
import { DamagedFile } from '../../pipeline/damaged-file.ts'
import type { Fragment } from '../../pipeline/import-source.ts'
import { type ColumnMapping, fitsColumns } from '../column-mapping/column-mapping.ts'
import { columnNames, rowFragment } from '../column-mapping/mapped-row.ts'
import { NOT_UTF8 } from '../../pipeline/split-lines.ts'
import { decodeUtf8Leniently } from '../text/decode-utf8.ts'

const DELIMITERS = [',', '\t', ';', '|']
/** Longest row in characters. An unclosed quotation mark would turn the rest of the file into one row. */
const ROW_LIMIT = 16 * 1024 * 1024
/** Characters of the beginning in which the delimiter is detected. */
const HEAD_CHARACTERS = 32 * 1024

/** The delimiter with which the first row of a text has the columns of a mapping; null if there is none. */
export function findDelimiter(head: string, mapping: Pick<ColumnMapping, 'recognisedBy'>): string | null {
  return DELIMITERS.find((delimiter) => fitsColumns(mapping, headerOf(head, delimiter))) ?? null
}

function headerOf(head: string, delimiter: string): string[] {
  return columnNames((parseRows(head, delimiter, false, 1).data[0] ?? []).map(withoutByteOrderMark))
}

function withoutByteOrderMark(cell: string): string {
  return cell.replace(/^\uFEFF/, '')
}

/**
 * The rows of a CSV file as fragments, in constant memory: RFC 4180 with any of the usual delimiters, line ends CRLF or LF, quoted cells
 * over several lines, a byte order mark. Positions are rows (the header is row 1); blank rows are counted but skipped. A row
 * that is not UTF-8 is an error of that row. Throws `DamagedFile` if the header is not UTF-8 or a quotation mark is never closed; the latter,
 * and damage of the bytes, after the complete rows before it.
 */
export async function* splitCsvRows(bytes: AsyncIterable<Buffer>, mapping: Pick<ColumnMapping, 'recognisedBy'>): AsyncGenerator<Fragment> {
  let held = ''
  let delimiter: string | null = null
  let columns: string[] | null = null
  let position = 0
  let isLossy = false
  let damage: unknown = null
  async function* undamaged(): AsyncGenerator<Buffer> {
    try {
      yield* bytes
    } catch (error) {
      damage = error
    }
  }
  for await (const { text, lossy, last } of decodeUtf8Leniently(undamaged())) {
    held += text
    isLossy ||= lossy
    if (delimiter === null && held.length < HEAD_CHARACTERS && !last) continue
    delimiter ??= findDelimiter(held, mapping) ?? ','
    const { data, used, open } = completeRows(held, delimiter, last && damage === null)
    held = held.slice(used)
    for (const cells of data) {
      position += 1
      const error = isLossy && cells.some((cell) => cell.includes('\uFFFD')) ? NOT_UTF8 : undefined
      if (columns === null && error !== undefined) throw new DamagedFile(error)
      if (columns === null) columns = columnNames(cells.map(withoutByteOrderMark))
      else if (cells.some((cell) => cell.trim() !== '')) yield { ...rowFragment(position, columns, cells), ...(error && { error }) }
    }
    if (open || held.length > ROW_LIMIT) throw openQuote(position + 1)
  }
  if (damage !== null) throw damage
}

interface Rows {
  readonly data: string[][]
  /** Characters of the complete rows. */
  readonly used: number
  /** The text ends within a quoted cell. */
  readonly open: boolean
}

/** The rows of a text, also the last if nothing follows it; without the row of a quotation mark that is never closed. */
function completeRows(text: string, delimiter: string, last: boolean): Rows {
  const rows = parseRows(text, delimiter, !last)
  return rows.open ? { ...parseRows(text, delimiter, true), open: true } : rows
}

/** Line feeds separate rows; the carriage return before one is white space, which is trimmed from cells. */
function parseRows(text: string, delimiter: string, more: boolean, preview = 0): Rows {
  const parser = new Papa.Parser({ delimiter, newline: '\n', preview })
  const { data, errors, meta } = parser.parse(text, 0, more) as Papa.ParseResult<string[]>
  return { data, used: meta.cursor, open: !more && errors.some(({ code }) => code === 'MissingQuotes') }
}

function openQuote(row: number): DamagedFile {
  return new DamagedFile({
    en: `a quotation mark in or after row ${row} is never closed`,
    zh: `第 ${row} 行或之后有引号没有结束`,
  })
}
