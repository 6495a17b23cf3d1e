import type { ClassEntry } from '@gezhi/classification'
import type { LangText } from '@gezhi/records'
import { readClassSymbol } from '@gezhi/records'
import type { Reading } from '../../pipeline/import-source.ts'
import { joinBrokenLines } from './join-broken-lines.ts'
import type { SchemeMapping } from './scheme-mapping.ts'

/** One row of a table of classes: column to what stands there. */
export type SchemeRow = Readonly<Record<string, string>>

/** The class of a row, or why it is none. */
export function rowToClass(row: SchemeRow, mapping: SchemeMapping): Reading {
  let symbol = ''
  let dots: number | null = null
  const titles: LangText[] = []
  const definitions: LangText[] = []
  for (const [column, rule] of Object.entries(mapping.columns)) {
    const text = joinBrokenLines(row[column] ?? '')
    if (text === '') continue
    if (rule.to === 'symbol') symbol = text
    else if (rule.to === 'dots') dots = readDots(text)
    else if (rule.to === 'title') titles.push({ lang: rule.lang, text })
    else if (rule.to === 'definition') definitions.push({ lang: rule.lang, text })
  }
  if (readClassSymbol(symbol, mapping.scheme) === null)
    return rejected(`no symbol of the scheme: ${symbol}`, `不是该分类表的分类号：${symbol}`)
  if (Number.isNaN(dots)) return rejected(`${symbol}: the number of dots is none`, `${symbol}：点数不是数字`)
  const entry: ClassEntry = { scheme: mapping.scheme, symbol, dots, titles, definitions }
  return { kind: 'class', entry }
}

/** `2`, or the dots themselves: `..`, `· ·`. NaN for anything else. */
function readDots(text: string): number {
  const signs = text.replace(/\s+/g, '')
  return /^[.·•・．]+$/.test(signs) ? signs.length : /^\d{1,2}$/.test(signs) ? Number(signs) : Number.NaN
}

function rejected(en: string, zh: string): Reading {
  return { kind: 'rejected', reason: { en, zh } }
}
