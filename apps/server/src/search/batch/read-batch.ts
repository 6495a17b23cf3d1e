import { readPatentNumbers, type NumberRole } from '@gezhi/records'
import type { BatchType } from '@gezhi/contract'

/** Why a row is in the list of errors. */
export type BatchError = 'unreadable' | 'check-digit' | 'other-role' | 'not-held' | 'other-kind' | 'too-long'

/** A number or name of a list, with its row. */
export interface BatchRow {
  /** From 1, as a spreadsheet counts. */
  readonly row: number
  readonly value: string
}

/** A row that was not found. */
export interface FaultyRow extends BatchRow {
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

/** Separators of numbers and names; separators that may also occur within one are only used if all parts can be parsed. */
const CERTAIN = /[\n\r\t;；、|]+/u
const POSSIBLE = [/[,，]+/u, /\s+/u]

/** The numbers or names of a table: of the column with a known title, otherwise of the column with the most. Pure. */
export function rowsOfTable(table: readonly (readonly string[])[], type: BatchType): BatchRow[] {
  const titled = titledColumns(table[0] ?? [], type)
  const columns = titled.length > 0 ? titled : [fullestColumn(table, type)]
  const cells = table.map((row, index) => ({ row: index + 1, value: columns.map((at) => row[at]?.trim() ?? '').find(Boolean) ?? '' }))
  return cells.slice(hasTitle(cells[0]?.value ?? '', type, titled.length > 0) ? 1 : 0).flatMap(({ row, value }) => parted(value, row, type))
}

/** The numbers or names of pasted lines. Pure. */
export function rowsOfLines(lines: readonly string[], type: BatchType): BatchRow[] {
  return lines.flatMap((line, index) => parted(line, index + 1, type))
}

function titledColumns(header: readonly string[], type: BatchType): number[] {
  const titles = TITLES.filter(({ types }) => types.includes(type))
  return titles.flatMap(({ title }) => header.flatMap((cell, at) => (title.test(cell.trim()) && !isNumber(cell) ? [at] : [])))
}

function hasTitle(first: string, type: BatchType, titled: boolean): boolean {
  return titled || (type !== '3' && !/\d{4}/.test(first))
}

/** In the first rows, the column with the most cells that parse. */
function fullestColumn(table: readonly (readonly string[])[], type: BatchType): number {
  const sample = table.slice(0, 50)
  const counts = Array.from({ length: Math.max(0, ...sample.map(({ length }) => length)) }, (_, at) =>
    sample.reduce((count, row) => count + (isMeant(row[at] ?? '', type) ? 1 : 0), 0),
  )
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

function isMeant(text: string, type: BatchType): boolean {
  return type === '3' ? /\p{L}{2}/u.test(text) : isNumber(text)
}

function isNumber(text: string): boolean {
  return readPatentNumbers(text.trim()).length > 0
}

function parted(text: string, row: number, type: BatchType): BatchRow[] {
  const parts = text.split(CERTAIN).flatMap((part) => (type === '3' ? [part] : numbersOf(part)))
  return parts.flatMap((part) => (part.trim() === '' ? [] : [{ row, value: part.trim() }]))
}

/** `US 7,654,321 B2` is one number, `CN1A, CN2A` are two: separators within numbers are only used if all parts are numbers. */
function numbersOf(text: string): string[] {
  if (isNumber(text)) return [text]
  for (const sign of POSSIBLE) {
    const parts = text.split(sign).filter((part) => part.trim() !== '')
    if (parts.length > 1 && parts.every(isNumber)) return parts
  }
  return [text]
}

/** The kinds of numbers a list of a type may have. */
export const ROLES_OF: Readonly<Record<Exclude<BatchType, '3'>, readonly NumberRole[]>> = {
  '1,2': ['publication', 'application'],
  '1': ['publication'],
  '2': ['application'],
}
