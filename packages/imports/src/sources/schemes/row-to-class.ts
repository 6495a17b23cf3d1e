import { readIndustryCode, type ClassEntry, type IndustryScheme } from '@gezhi/classification'
import type { LangText } from '@gezhi/records'
import { readClassSymbol } from '@gezhi/records'
import type { PatentReading } from '../../patents/patent-format.ts'
import { joinBrokenLines } from './join-broken-lines.ts'
import type { SchemeMapping } from './scheme-mapping.ts'

/** One row of a table of classes: the cell by column. */
export type SchemeRow = Readonly<Record<string, string>>

/** The class of a row, or the reason for its rejection. */
export function rowToClass(row: SchemeRow, mapping: SchemeMapping): PatentReading {
  let symbol = ''
  let dots: number | null = null
  const titles: LangText[] = []
  const definitions: LangText[] = []
  for (const [column, rule] of Object.entries(mapping.columns)) {
    const text = joinBrokenLines(row[column] ?? '')
    if (text === '') continue
    if (rule.to === 'symbol') symbol = text
    else if (rule.to === 'dots') dots = readDots(text)
    else if (rule.to === 'title') titles.push({ lang: rule.lang, text: withoutEdition(text) })
    else if (rule.to === 'definition') definitions.push({ lang: rule.lang, text })
  }
  const { scheme } = mapping
  if (scheme === 'cide' || scheme === 'esosi') return industryOf(scheme, symbol, titles, ipcOf(row, mapping))
  if (readClassSymbol(symbol, scheme) === null) return rejected(`not a symbol of the scheme: ${symbol}`, `不是该分类表的分类号：${symbol}`)
  if (Number.isNaN(dots)) return rejected(`${symbol}: the number of dots is not a number`, `${symbol}：点数不是数字`)
  const entry: ClassEntry = { scheme, symbol, dots, titles, definitions }
  return { kind: 'class', entry }
}

function industryOf(scheme: IndustryScheme, symbol: string, titles: readonly LangText[], ipc: readonly string[]): PatentReading {
  const code = readIndustryCode(scheme, symbol)?.code
  if (code === undefined) return rejected(`not a code of the table: ${symbol}`, `不是该分类表的代码：${symbol}`)
  const wrong = ipc.find((one) => readClassSymbol(one, 'ipc') === null)
  if (wrong !== undefined) return rejected(`${symbol}: not an IPC symbol: ${wrong}`, `${symbol}：不是 IPC 分类号：${wrong}`)
  return { kind: 'class', entry: { scheme, symbol: code, dots: null, titles, definitions: [], ipc } }
}

/** Editions that the office appends to titles: `[20250101]`, `[2019.01]`, `〔4〕`, `2006.01`. */
function withoutEdition(title: string): string {
  return title.replace(/(?:\s*[[〔【]\s*[\d０-９]{1,8}(?:\.\d{2})?\s*[\]〕】]|\s+\d{4}\.\d{2})+$/, '')
}

/** Classes separated by commas, semicolons or line breaks; a wildcard for descendants (`H01M10/*`) is redundant and dropped. */
function ipcOf(row: SchemeRow, { columns }: SchemeMapping): string[] {
  const cells = Object.entries(columns).flatMap(([column, { to }]) => (to === 'ipc' ? [row[column] ?? ''] : []))
  const written = cells.join(';').split(/[;,，；、|\n]/)
  return [...new Set(written.map((one) => one.replace(/\/?\*+$/, '').trim()).filter((one) => one !== ''))]
}

/** `2`, or the dots themselves: `..`, `· ·`. NaN for anything else. */
function readDots(text: string): number {
  const signs = text.replace(/\s+/g, '')
  return /^[.·•・．]+$/.test(signs) ? signs.length : /^\d{1,2}$/.test(signs) ? Number(signs) : Number.NaN
}

function rejected(en: string, zh: string): PatentReading {
  return { kind: 'rejected', reason: { en, zh } }
}
