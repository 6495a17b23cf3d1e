import { splitNumbers } from '@gezhi/query'
import { PATENT_NUMBERS, readPatentNumbers, type NumberRole } from '@gezhi/records'
import type { BatchType } from '@gezhi/contract'

/** Why a row is in the list of errors. */
export type BatchError = 'unreadable' | 'check-digit' | 'other-role' | 'not-held' | 'other-kind' | 'too-long'

/** A number or name of a list, with its row. */
export interface BatchRow {
  /** From 1, as a spreadsheet counts. */
  readonly row: number
  /** One longer than `MAX_VALUE` is cut there and ends with an ellipsis; it matches nothing. */
  readonly value: string
}

/** Maximum length of a value: no number or name is longer. */
export const MAX_VALUE = 200
/** Maximum length of a cell or line with several values, that of a cell in Excel. */
const MAX_CELL = 32_767

/** A row that was not found. */
export interface InvalidRow extends BatchRow {
  readonly error: BatchError
}

/** Column titles that identify the content, by the types of lists they apply to. */
const TITLES: readonly { readonly types: readonly BatchType[]; readonly title: RegExp }[] = [
  {
    types: ['1,2', '1'],
    title: /^(?:公开|公告|公布|授权公告|专利|文献).*号|publication.*(?:no|num)|document.*(?:no|num)|patent.*(?:no|num)/i,
  },
  { types: ['1,2', '2'], title: /^申请.*号|application.*(?:no|num)|filing.*(?:no|num)/i },
  {
    types: ['3'],
    title: /^(?:(?:公司|企业|单位|申请人|专利权人)(?:名称)?|名称|(?:company|applicant|assignee|organi[sz]ation)(?: names?)?)$/i,
  },
]

/** Separators of names. */
const BETWEEN_NAMES = /[\n\r\t;；、|]+/u

/**
 * The numbers or names of a table: of the column with a known title, otherwise of the column with the most. Stops after the row with
 * which there are more than `maxRows`. Pure.
 */
export function rowsOfTable(table: readonly (readonly string[])[], type: BatchType, maxRows: number): BatchRow[] {
  const titled = titledColumns(table[0] ?? [], type)
  const columns = titled.length > 0 ? titled : [fullestColumn(table, type)]
  const cells = table.map((row, index) => ({ row: index + 1, value: firstCell(row, columns, type) }))
  return separated(cells.slice(hasTitle(cells[0]?.value ?? '', type, titled.length > 0) ? 1 : 0), type, maxRows)
}

/** The numbers or names of pasted lines; limited like `rowsOfTable`. Pure. */
export function rowsOfLines(lines: readonly string[], type: BatchType, maxRows: number): BatchRow[] {
  return separated(
    lines.map((value, index) => ({ row: index + 1, value })),
    type,
    maxRows,
  )
}

function firstCell(row: readonly string[], columns: readonly number[], type: BatchType): string {
  for (const at of columns) {
    const cell = cellAt(row, at, type)
    if (cell !== '') return cell
  }
  return ''
}

/** The cell of a row; a number whose commas a CSV without quotes took for separators, `US 7,654,321 B2`, is joined again. */
function cellAt(row: readonly string[], at: number, type: BatchType): string {
  const cell = row[at]?.trim() ?? ''
  if (type === '3' || cell.length > MAX_VALUE || !/(?:^|\D)\d{1,3}$/.test(cell)) return cell
  for (let end = Math.min(row.length, at + MAX_GROUPS); end > at + 1; end--) {
    const joined = row.slice(at, end).join(',').trim()
    if (joined.length <= MAX_VALUE && GROUPED.test(joined) && isNumber(joined)) return joined
  }
  return cell
}

/** Groups of three digits between commas, at most `10,123,456`. */
const MAX_GROUPS = 4
const GROUPED = /^[^,]*\d{1,3}(?:,\d{3})+(?!\d)[^,]*$/

function titledColumns(header: readonly string[], type: BatchType): number[] {
  const titles = TITLES.filter(({ types }) => types.includes(type))
  return titles.flatMap(({ title }) => header.flatMap((cell, at) => (isTitle(cell.trim(), title) ? [at] : [])))
}

/** Only short cells are titles: matching takes quadratic time. */
function isTitle(cell: string, title: RegExp): boolean {
  return cell.length <= MAX_VALUE && title.test(cell) && !isNumber(cell)
}

function hasTitle(first: string, type: BatchType, titled: boolean): boolean {
  return titled || (type !== '3' && !/\d{4}/.test(first) && !isNumber(first))
}

/** In the first rows, the column with the most cells that parse. */
function fullestColumn(table: readonly (readonly string[])[], type: BatchType): number {
  const sample = table.slice(0, 50)
  const counts = Array.from({ length: Math.max(0, ...sample.map(({ length }) => length)) }, (_, at) =>
    sample.reduce((count, row) => count + (isMeant(cellAt(row, at, type), type) ? 1 : 0), 0),
  )
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

function isMeant(text: string, type: BatchType): boolean {
  return type === '3' ? /\p{L}{2}/u.test(text) : isNumber(text)
}

function isNumber(text: string): boolean {
  return readPatentNumbers(text.trim()).length > 0
}

/** The values of cells or lines, of each as many as it has. */
function separated(cells: readonly BatchRow[], type: BatchType, maxRows: number): BatchRow[] {
  const rows: BatchRow[] = []
  for (const { row, value } of cells) {
    for (const part of partsOf(value, type)) if (part.trim() !== '') rows.push({ row, value: cut(part.trim()) })
    if (rows.length > maxRows) break
  }
  return rows
}

function partsOf(text: string, type: BatchType): readonly string[] {
  if (text.length > MAX_CELL) return [text]
  return type === '3' ? text.split(BETWEEN_NAMES) : splitNumbers(text, PATENT_NUMBERS).map(({ written }) => written)
}

function cut(value: string): string {
  return value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value
}

/** The kinds of numbers a list of a type may have. */
export const ROLES_OF: Readonly<Record<Exclude<BatchType, '3'>, readonly NumberRole[]>> = {
  '1,2': ['publication', 'application'],
  '1': ['publication'],
  '2': ['application'],
}
