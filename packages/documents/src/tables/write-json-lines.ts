import type { Readable } from 'node:stream'
import { streamTexts } from '../streams/chunk-stream.ts'
import { cleanText } from '../text/clean-text.ts'
import type { Cell, Table } from './table.ts'

/**
 * A table as JSON lines: an object a row, its keys those of the columns, null for empty cells. Texts are cleaned; they are whole, as no
 * program that reads JSON has a limit for cells.
 */
export function writeJsonLines({ columns, rows }: Table): Readable {
  const keys = columns.map(({ key }) => key)
  return streamTexts(rows, async function* (entries) {
    for await (const row of entries)
      yield `${JSON.stringify(Object.fromEntries(keys.map((key, index) => [key, jsonValue(row[index] ?? null)])))}\n`
  })
}

function jsonValue(cell: Cell): Cell {
  return typeof cell === 'string' ? cleanText(cell) : cell
}
