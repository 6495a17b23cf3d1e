import { cleanText, cutText } from '../text/clean-text.ts'
import { dateSerial } from './date-serial.ts'
import type { Cell, CellKind } from './table.ts'

/** A cell as spreadsheets store it: dates and numbers as `value`, dates in days of the 1900 date system. */
export type TypedCell = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'number' | 'date'; readonly value: number }

/**
 * A cell of a spreadsheet; null for an empty one. Texts are cleaned, their line ends `\n`, and cut at `MAX_CELL_LENGTH`. A value that does
 * not fit the kind of its column is text: a text in a column of numbers, infinite numbers, dates spreadsheets do not know.
 */
export function typedCell(cell: Cell, kind: CellKind): TypedCell | null {
  if (cell === null || cell === '') return null
  if (typeof cell === 'number') {
    if (kind === 'number' && Number.isFinite(cell)) return { kind: 'number', value: cell }
    return { kind: 'text', text: String(cell) }
  }
  const serial = kind === 'date' ? dateSerial(cell) : null
  if (serial !== null) return { kind: 'date', value: serial }
  const text = cellText(cell)
  return text === '' ? null : { kind: 'text', text }
}

function cellText(text: string): string {
  return cutText(cleanText(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text))
}
