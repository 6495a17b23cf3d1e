/** The narrowest and the widest column relative to each other, in characters, and the margins of a cell. */
const MIN_LENGTH = 4
const MAX_LENGTH = 40
const MARGINS = 2

/** Rows that decide about widths. */
const MEASURED_ROWS = 50

/** Characters that a table is wide, about. Where columns need more, those up to `NARROW` keep their width, and the others share the rest. */
const TABLE_LENGTH = 96
const NARROW = 16

/** Shares of the width of a table for each of its columns, by the lengths of their longest lines; together 1. Rows may be of different length. */
export function columnShares(head: readonly string[], rows: readonly (readonly string[])[]): readonly number[] {
  const measured = [head, ...rows.slice(0, MEASURED_ROWS)]
  const count = rows.reduce((max, row) => Math.max(max, row.length), head.length)
  const lengths = Array.from({ length: count }, (_, column) =>
    Math.min(MAX_LENGTH, Math.max(MIN_LENGTH, ...measured.map((row) => longestLine(row[column] ?? ''))) + MARGINS),
  )
  const sum = sumOf(lengths)
  const narrow = sumOf(lengths.filter((length) => length <= NARROW))
  // Too many narrow columns cannot keep theirs either.
  if (sum <= TABLE_LENGTH || narrow > TABLE_LENGTH / 2) return lengths.map((length) => length / sum)
  const wide = 1 - narrow / TABLE_LENGTH
  return lengths.map((length) => (length <= NARROW ? length / TABLE_LENGTH : (length / (sum - narrow)) * wide))
}

function sumOf(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0)
}

function longestLine(text: string): number {
  return Math.max(...text.split('\n').map(textWidth))
}

/** Width of a text in halves of a Chinese character, about. */
export function textWidth(text: string): number {
  let width = text.length
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) >= 0x2e80) width++
  return width
}
