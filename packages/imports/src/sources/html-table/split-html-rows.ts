import { DamagedFile } from '../../pipeline/damaged-file.ts'
import type { Fragment } from '../../pipeline/import-source.ts'
import { columnNames, rowFragment } from '../column-mapping/mapped-row.ts'
import { decodeUtf8 } from '../text/decode-utf8.ts'

const ROW_LIMIT = 16 * 1024 * 1024
/** An end tag split between two chunks begins no further back than this. */
const LONGEST_END = 16

/**
 * The rows of a table in HTML as fragments, in constant memory. Exports contain row and cell tags, and texts with unescaped characters
 * (`a<b`) that an HTML parser would take for markup; therefore only row and cell tags are interpreted. Positions are rows (the header is
 * row 1). Throws `DamagedFile` if the file is not UTF-8 or ends within a row.
 */
export async function* splitHtmlRows(bytes: AsyncIterable<Buffer>): AsyncGenerator<Fragment> {
  const rowEnd = /<\/tr\s*>/gi
  let held = ''
  let searched = 0
  let columns: string[] | null = null
  let position = 0
  for await (const { text } of decodeUtf8(bytes)) {
    held += text
    let begin = 0
    rowEnd.lastIndex = Math.max(0, searched - LONGEST_END)
    for (let end = rowEnd.exec(held); end !== null; end = rowEnd.exec(held)) {
      const cells = htmlCells(held.slice(begin, end.index))
      begin = rowEnd.lastIndex
      position += 1
      if (columns === null) columns = columnNames(cells)
      else if (cells.some((cell) => cell !== '')) yield rowFragment(position, columns, cells)
    }
    held = held.slice(begin)
    searched = held.length
    if (held.length > ROW_LIMIT) throw unclosed(position + 1)
  }
  if (/<tr[\s>]/i.test(held)) throw unclosed(position + 1)
}

/** The cells of a row as they are written, markup and entities included. */
export function htmlCells(row: string): string[] {
  return [...row.matchAll(/<t([dh])(?:\s[^<>]*)?>([^]*?)<\/t\1\s*>/gi)].map((match) => (match[2] as string).trim())
}

function unclosed(row: number): DamagedFile {
  return new DamagedFile({ en: `row ${row} of the table is not closed`, zh: `表格第 ${row} 行没有结束` })
}
