import { basename, resolve } from 'node:path'
import { stat } from 'node:fs/promises'
import type { DenseWorkSheet } from '@e965/xlsx'
import Papa from 'papaparse'
import { DamagedFile } from '../pipeline/damaged-file.ts'
import { type FileMember, HEAD_BYTES } from '../pipeline/file-member.ts'
import { inUtf8 } from '../pipeline/text-encoding.ts'
import { openMembers } from '../pipeline/open-members.ts'
import { htmlCells, splitHtmlRows } from '../sources/html-table/split-html-rows.ts'
import { collectWorkbook, readWorkbook } from '../sources/mapped-xlsx/read-workbook.ts'
import { textsOf } from '../sources/mapped-xlsx/split-workbook-rows.ts'

/** The header and the first rows of a table. */
export interface TableSample {
  readonly columns: readonly string[]
  /** Column to cell. */
  readonly rows: readonly Readonly<Record<string, string>>[]
}

const ROWS = 200

/**
 * Reads the beginning of a CSV, JSON lines, HTML table or workbook file, compressed or not. Throws `DamagedFile` if it is none of them.
 */
export async function readTableSample(path: string): Promise<TableSample> {
  const { size } = await stat(path)
  for await (const member of openMembers({ path: resolve(path), name: basename(path), bytes: size })) {
    if ('damage' in member) throw member.damage
    const sample = await sampleOf(inUtf8(member))
    if (sample !== null && sample.columns.length > 0) return sample
  }
  throw new DamagedFile({ en: `${basename(path)} contains no table`, zh: `${basename(path)} 中没有表格` })
}

async function sampleOf(member: FileMember): Promise<TableSample | null> {
  const text = member.head.toString('utf8').replace(/^\uFEFF/, '')
  if (text.startsWith('PK')) return workbookSample(await collectWorkbook(member.bytes))
  if (text.trimStart().startsWith('{')) return lineSample(text)
  if (/^\s*<(?:!doctype html|html|table)[\s>]/i.test(text)) return htmlSample(member, text)
  return /^\s*[<[]/.test(text) ? null : csvSample(text)
}

/** Uses the delimiter that gives the header the most cells. The last row of a longer file may be cut off. */
function csvSample(text: string): TableSample {
  const parted = [',', '\t', ';', '|'].map(
    (delimiter) => Papa.parse<string[]>(text, { delimiter, preview: ROWS, skipEmptyLines: true }).data,
  )
  const data = parted.reduce((best, one) => ((one[0]?.length ?? 0) > (best[0]?.length ?? 0) ? one : best))
  return table(text.length >= HEAD_BYTES / 4 ? data.slice(0, -1) : data)
}

function lineSample(text: string): TableSample {
  const rows = text
    .split('\n', ROWS)
    .map(parseLine)
    .filter((row) => row !== null)
  return { columns: [...new Set(rows.flatMap((row) => Object.keys(row)))], rows }
}

function parseLine(line: string): Record<string, string> | null {
  try {
    const row = JSON.parse(line) as Record<string, unknown>
    return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, cellText(value)]))
  } catch {
    return null
  }
}

function cellText(value: unknown): string {
  if (Array.isArray(value)) return value.map(cellText).join(';')
  return typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)
}

async function htmlSample(member: FileMember, head: string): Promise<TableSample> {
  const columns = htmlCells(/<tr[\s>][^]*?<\/tr>/i.exec(head)?.[0] ?? '')
  const rows: Record<string, string>[] = []
  for await (const fragment of splitHtmlRows(member.bytes)) {
    rows.push(JSON.parse(fragment.text) as Record<string, string>)
    if (rows.length >= ROWS) break
  }
  return { columns, rows }
}

/** The sheet's header is the first row with more than one cell: some lists have a title above it. */
function workbookSample(bytes: Buffer): TableSample | null {
  const workbook = readWorkbook(bytes)
  for (const sheet of Object.values(workbook?.Sheets ?? {})) {
    const rows = ((sheet as DenseWorkSheet)['!data'] ?? []).slice(0, ROWS).map(textsOf)
    const header = rows.findIndex((row) => row.filter((cell) => cell.trim() !== '').length > 1)
    if (header >= 0) return table(rows.slice(header))
  }
  return null
}

function table([header = [], ...rows]: readonly (readonly string[])[]): TableSample {
  const columns = header.map((cell) => cell.replace(/^\uFEFF/, '').trim())
  return {
    columns: columns.filter((column) => column !== ''),
    rows: rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))),
  }
}
