import { type FieldTable } from '@gezhi/records'
import { DiagnosticList } from './diagnostics/diagnostic-list.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { QUERY_LIMITS } from './limits.ts'
import { anyNumber, readNumbers } from './parsing/number-list.ts'
import { parse } from './parsing/parser.ts'
import { scan, type QueryMode } from './parsing/scanner.ts'
import { frozen } from './query-nodes.ts'
import type { TokenKind } from './parsing/token.ts'
import type { QueryNode, WordNode } from './tree.ts'
import type { QueryAbilities } from './validate/place.ts'
import { validate } from './validate/validate.ts'

export type { QueryMode }

export interface ReadOptions {
  /** Default `command`. */
  readonly mode?: QueryMode
  /** Fields of the kind of record that is searched. */
  readonly fields: FieldTable
  /** Optional features of the search engine; none by default. */
  readonly abilities?: QueryAbilities
}

export interface ReadQuery {
  /** Null if there is nothing to search for. */
  readonly tree: QueryNode | null
  /** In the order of the input. A query with an error is not run. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Parses a query: any text gives a tree or diagnostics, never an exception. Pure. */
export function readQuery(text: string, options: ReadOptions): ReadQuery {
  const diagnostics = new DiagnosticList()
  const { fields } = options
  if (text.length > QUERY_LIMITS.length) {
    diagnostics.add('too-long', { start: QUERY_LIMITS.length, end: text.length }, { limit: QUERY_LIMITS.length, length: text.length })
    return { tree: null, diagnostics: diagnostics.inOrder() }
  }
  const tree = readTree(text, options.mode ?? 'command', fields, diagnostics)
  if (tree === null) reportEmpty(text, diagnostics)
  else validate(tree, { fields, diagnostics, abilities: options.abilities ?? {} })
  return { tree, diagnostics: diagnostics.inOrder() }
}

function readTree(text: string, mode: QueryMode, fields: FieldTable, diagnostics: DiagnosticList): QueryNode | null {
  const numbers = numberSearch(text, fields)
  if (numbers !== null) return numbers
  const tokens = scan(text, mode, fields, diagnostics)
  const excess = tokens.filter(({ kind }) => TERMS.has(kind))[QUERY_LIMITS.terms]
  if (excess === undefined) return withNumberRead(parse({ text, tokens, fields, diagnostics }), fields)
  // Not parsed at all: parsing thousands of terms would be wasted work.
  diagnostics.add('too-many-terms', { start: excess.start, end: text.length }, { limit: QUERY_LIMITS.terms })
  return null
}

const TERMS: ReadonlySet<TokenKind> = new Set(['word', 'quote', 'range'])

/** A query that is one number in brackets is a number search as well, so that the printed query parses to the same tree. */
function withNumberRead(tree: QueryNode | null, fields: FieldTable): QueryNode | null {
  return (tree?.kind === 'word' ? numberSearch(tree.text, fields, tree.range) : null) ?? tree
}

function numberSearch(text: string, fields: FieldTable, range = { start: 0, end: text.length }): QueryNode | null {
  const field = anyNumber(fields)
  const numbers = readNumbers(text, fields)
  if (field === undefined || numbers === null) return null
  const words = numbers.map(({ number, start, end }): WordNode =>
    frozen({ kind: 'word', text: number, range: { start: range.start + start, end: Math.min(range.start + end, range.end) } }),
  )
  const operand = words.length === 1 ? (words[0] as WordNode) : frozen({ kind: 'or', operands: words, range } as const)
  return frozen({ kind: 'field', fields: [field.name], operand, range })
}

/** Reports that there is nothing to search for, unless there is already an error. */
function reportEmpty(text: string, diagnostics: DiagnosticList): void {
  const hasErrors = diagnostics.inOrder().some(({ severity }) => severity === 'error')
  if (!hasErrors) diagnostics.add('empty-input', { start: 0, end: text.length })
}
