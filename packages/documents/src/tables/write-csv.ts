import type { Readable } from 'node:stream'
import { streamTexts } from '../streams/chunk-stream.ts'
import { cleanText, cutText, MAX_CELL_LENGTH } from '../text/clean-text.ts'
import type { Cell, Table } from './table.ts'

/** Marks UTF-8, without which Excel reads the local code page. */
const BYTE_ORDER_MARK = '\ufeff'

/** Begins a formula in a spreadsheet program; full-width signs do in Chinese and Japanese ones. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * The same within a text, where a field would begin for a program that separates fields by semicolons or tabs: quotes that do not begin
 * its fields do not protect them. A dash before a space begins an item of a list.
 */
const FORMULA_INSIDE = /(?<=[;\t\r\n])(?=[=+@＝＋＠]|[-－]\S)/g

/** What must stand in quotes; the semicolon separates fields in some countries. */
const QUOTED = /[",;\r\n\t]|^\s|\s$/

/**
 * A table as CSV (RFC 4180): UTF-8 with byte order mark, CRLF, a row of titles. Texts are cleaned and cut at 32,767 characters; one that
 * would begin a formula gets an apostrophe before it.
 */
export function writeCsv({ columns, rows }: Table): Readable {
  return streamTexts(rows, async function* (entries) {
    yield BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title))
    for await (const row of entries) yield csvLine(columns.map((_column, index) => row[index] ?? null))
  })
}

function csvLine(cells: readonly Cell[]): string {
  let line = ''
  for (const [index, cell] of cells.entries()) line += (index > 0 ? ',' : '') + csvField(cell)
  return `${line}\r\n`
}

function csvField(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = defuseFormula(cleanText(cell))
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A text that no spreadsheet program takes for a formula, of at most 32,767 characters. */
export function defuseFormula(text: string): string {
  const defused = text.replaceAll(FORMULA_INSIDE, "'")
  return FORMULA.test(defused) ? `'${cutText(defused, MAX_CELL_LENGTH - 1)}` : cutText(defused)
}
