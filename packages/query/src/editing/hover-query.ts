import { readClassSymbol, type Field, type FieldTable, type Labelled } from '@gezhi/records'
import { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import { scan } from '../parsing/scanner.ts'
import type { Token } from '../parsing/token.ts'
import type { SavedStrategies } from '../strategies/strategy-resolution.ts'
import type { TextRange } from '../tree.ts'
import { fieldAfter } from './field-at.ts'
import { NEGATED_PROXIMITY, OPERATORS, WILDCARDS } from './operator-table.ts'

export interface Hover {
  readonly range: TextRange
  readonly description: Labelled
}

/**
 * Explains the token at a position of a query: a field, an operator, a wildcard, a number, a class, a strategy. Null if there is nothing
 * to explain. Pure.
 */
export function hoverQuery(text: string, offset: number, fields: FieldTable, strategies?: SavedStrategies): Hover | null {
  const tokens = scan(text, 'command', fields, new DiagnosticList())
  const at = tokens.findIndex(({ start, end }) => start <= offset && offset < end)
  const token = tokens[at]
  if (token === undefined) return null
  const description = token.kind === 'strategy' ? strategyText(token.title, strategies) : explain(token, tokens[at - 1], text, fields)
  return description === null ? null : { range: { start: token.start, end: token.end }, description }
}

function explain(
  token: Exclude<Token, { kind: 'strategy' }>,
  before: Token | undefined,
  text: string,
  fields: FieldTable,
): Labelled | null {
  switch (token.kind) {
    case 'field':
      return token.names.length === 0 ? null : joined(token.names.flatMap((name) => fields.find(name) ?? []).map(fieldText))
    case 'and':
    case 'or':
    case 'xor':
    case 'not':
      return operatorText(token.kind)
    case 'proximity':
      return before?.kind === 'not' ? NEGATED_PROXIMITY : operatorText(token.operator)
    case 'frequency':
      return operatorText('freq')
    case 'optional':
      return operatorText('opt')
    case 'semantic':
      return operatorText('sem')
    case 'history':
      return { zh: `检索历史中编号 ${token.line} 的检索`, en: `Search ${token.line} of the history` }
    case 'word':
      return wordText(token.text, fieldAfter(text.slice(0, token.start), fields))
    case 'open':
    case 'close':
    case 'quote':
    case 'range':
      return null
  }
}

function strategyText(title: string, strategies: SavedStrategies | undefined): Labelled | null {
  const strategy = strategies?.find(title)
  return strategy === undefined ? null : { zh: strategy.query, en: strategy.query }
}

function operatorText(name: string): Labelled | null {
  return OPERATORS.find((row) => row.name === name.toUpperCase())?.description ?? null
}

function joined(parts: readonly Labelled[]): Labelled {
  return { zh: parts.map(({ zh }) => zh).join('\n'), en: parts.map(({ en }) => en).join('\n') }
}

function fieldText({ name, label, aliases, example, withoutSource }: Field): Labelled {
  const also = aliases.slice(0, 6).join(', ')
  return {
    zh: `${name} ${label.zh}。例：${example}${also === '' ? '' : `。也可写 ${also}`}${withoutSource === undefined ? '' : `。${withoutSource.zh}`}`,
    en: `${name}: ${label.en}. Example: ${example}${also === '' ? '' : `. Also written ${also}`}${withoutSource === undefined ? '' : `. ${withoutSource.en}`}`,
  }
}

function wordText(text: string, field: Field | undefined): Labelled | null {
  if (/[*?#]/.test(text)) return WILDCARDS
  if (field?.scheme !== undefined) {
    const symbol = readClassSymbol(text, field.scheme)?.symbol
    return symbol === undefined ? null : { zh: `${symbol} 及其下位`, en: `${symbol} and its subdivisions` }
  }
  const number = field?.numbers?.read(text)[0]?.label
  return number === undefined ? null : { zh: number, en: number }
}
