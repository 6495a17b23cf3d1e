import { readClassSymbol } from '@gezhi/records'

export interface ReadClasses {
  readonly ipc: string[]
  readonly locarno: string[]
  /** Parts that are not symbols, as written. */
  readonly unread: string[]
}

/**
 * The symbols in cells of a column with IPC and, for designs, Locarno. Handles artefacts of exports: indexing codes after `//`, groups
 * without the subclass (`//B29K27:06,63:00`), and concatenated symbols (`C09D5/24C09J9/02`).
 */
export function readClassCells(cells: readonly string[]): ReadClasses {
  const classes: ReadClasses = { ipc: [], locarno: [], unread: [] }
  for (const cell of cells) for (const symbol of symbolsIn(cell)) addSymbol(symbol, classes)
  return classes
}

/** Edition and value after a symbol: `(2006.01)I`. */
const EDITION = /\(\d{4}\.\d{2}\)\s*[A-Z]*/g

function symbolsIn(cell: string): string[] {
  const plain = cell
    .normalize('NFKC')
    .replace(EDITION, '')
    .replaceAll('∶', ':')
    .replace(/^\/\/|,$/g, '')
  const stuck = plain.match(/[A-H]\d\d[A-Z]\s*-?\d{1,4}[/:]\d{2,6}/g)
  if (stuck !== null && stuck.length > 1) return stuck
  const [first = '', ...rest] = plain.split(',')
  const subclass = /^[A-H]\d\d[A-Z]/.exec(first)?.[0] ?? ''
  return [first, ...rest.filter((part) => part !== '').map((part) => (/^\d/.test(part) ? subclass + part : part))]
}

function addSymbol(written: string, classes: ReadClasses): void {
  const design = /^(\d{2}-\d{2})(?:-[A-Z]\d{4})?$/.exec(written.trim())?.[1]
  const locarno = design !== undefined
  const read = readClassSymbol(design ?? written, locarno ? 'locarno' : 'ipc')
  // Locarno with the number of an item of its list (`09-01-B0193`): the symbol is class and subclass.
  const list = read === null ? classes.unread : locarno ? classes.locarno : classes.ipc
  const symbol = read?.symbol ?? written
  if (!list.includes(symbol)) list.push(symbol)
}
