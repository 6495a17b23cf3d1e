import { type FieldTable } from '@gezhi/records'
import { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import { scan } from '../parsing/scanner.ts'
import type { TokenKind } from '../parsing/token.ts'
import type { TextRange } from '../tree.ts'

/** How an editor colours a token of a query. */
export type TokenColor = 'field' | 'operator' | 'quote' | 'range' | 'bracket'

const COLORS: Readonly<Record<TokenKind, TokenColor | null>> = {
  open: 'bracket',
  close: 'bracket',
  and: 'operator',
  or: 'operator',
  xor: 'operator',
  not: 'operator',
  optional: 'operator',
  proximity: 'operator',
  frequency: 'operator',
  semantic: 'field',
  field: 'field',
  quote: 'quote',
  range: 'range',
  history: 'range',
  strategy: 'range',
  word: null,
}

/** The coloured tokens of a query, in order; words are not included. Pure. */
export function queryTokens(text: string, fields: FieldTable): readonly (TextRange & { readonly color: TokenColor })[] {
  return scan(text, 'command', fields, new DiagnosticList()).flatMap(({ kind, start, end }) => {
    const color = COLORS[kind]
    return color === null ? [] : [{ start, end, color }]
  })
}
