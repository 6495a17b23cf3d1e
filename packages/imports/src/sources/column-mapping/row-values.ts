import type { ColumnMapping } from './column-mapping.ts'
import { markupText } from './markup-text.ts'

/** A row of a table: the cell by column or key. */
export type Row = Readonly<Record<string, unknown>>

/** The values of a cell, without white space around them and without empty ones; `split`: characters that separate them. */
export function valuesOf(cell: unknown, split: string | undefined, { markup }: ColumnMapping): string[] {
  const cells = Array.isArray(cell) ? (cell as unknown[]) : [cell]
  return cells
    .filter((value) => value !== null && value !== undefined)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .map((value) => (markup === true ? markupText(value) : value))
    .flatMap((value) => (split === undefined ? [value] : splitAt(value, split)))
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

function splitAt(value: string, signs: string): string[] {
  let parts = [value]
  for (const sign of signs) parts = parts.flatMap((part) => part.split(sign))
  return parts
}
