import { readOperator } from './parsing/operator-words.ts'
import { DiagnosticList } from './diagnostics/diagnostic-list.ts'
import { needsBrackets } from './precedence.ts'
import type { FieldNode, ProximityNode, QueryNode, QueryNodeKind, RangeNode } from './tree.ts'

/** The query in canonical form, on one line; parsing it gives the same tree. */
export function printQuery(node: QueryNode): string {
  return (PRINTERS[node.kind] as (node: QueryNode) => string)(node)
}

const QUOTED_OR_ESCAPED = /"(?:[^"\\]|\\.)*"|\\([^\s()]+)/g

/** The query for readers, not to be parsed: as `printQuery`, with words it would escape by a backslash in quotation marks (`"statu=有效"`). */
export function displayQuery(node: QueryNode): string {
  return printQuery(node).replace(QUOTED_OR_ESCAPED, (text, word: string | undefined) => (word === undefined ? text : `"${word}"`))
}

type Printers = { readonly [Kind in QueryNodeKind]: (node: Extract<QueryNode, { kind: Kind }>) => string }

const PRINTERS: Printers = {
  word: ({ text }) => printWord(text),
  phrase: ({ text }) => quoted(text),
  pattern: ({ text }) => text,
  and: (node) => joined(node.operands, 'and', ' AND '),
  or: (node) => joined(node.operands, 'or', ' OR '),
  xor: (node) => joined(node.operands, 'xor', ' XOR '),
  not: ({ operand }) => `NOT ${bracketed(operand, 'not')}`,
  field: printField,
  range: (node) => `=${rangeOf(node)}`,
  exact: ({ value }) => `==${quoted(value)}`,
  proximity: (node) => `${bracketed(node.left, 'proximity', 'left')} ${proximityOperator(node)} ${bracketed(node.right, 'proximity')}`,
  frequency: ({ count, operand }) => `FREQ/${count} ${printQuery(operand)}`,
  optional: ({ required, optional }) => `${bracketed(required, 'optional', 'left')} OPT (${printQuery(optional)})`,
  semantic: ({ text }) => `SEM=(${quoted(text)})`,
  history: ({ line }) => `#${line}`,
  strategy: ({ title }) => `#{${title}}`,
  records: ({ source }) => printQuery(source),
}

function joined(operands: readonly QueryNode[], parent: QueryNodeKind, operator: string): string {
  return operands.map((operand) => bracketed(operand, parent)).join(operator)
}

function bracketed(node: QueryNode, parent: QueryNodeKind, side?: 'left' | 'right'): string {
  const text = printQuery(node)
  return needsBrackets(node, parent, side) ? `(${text})` : text
}

/** `NEAR/3`, `NOT SEN`: the operator as it is written. */
export function proximityOperator({ operator, distance, negated }: Pick<ProximityNode, 'operator' | 'distance' | 'negated'>): string {
  return `${negated ? 'NOT ' : ''}${operator.toUpperCase()}${distance === null ? '' : `/${distance}`}`
}

function printField({ fields, operand }: FieldNode): string {
  const name = fields.length === 1 ? fields[0] : `{${fields.join(' ')}}`
  if (operand.kind === 'range') return `${name}${comparisonOf(operand)}`
  if (operand.kind === 'exact') return `${name}${printQuery(operand)}`
  // Directly after the sign, `{?` would begin a range and `=?` an exact value.
  if (operand.kind === 'pattern' && !/^[\p{L}\p{N}*?#]/u.test(operand.text)) return `${name}=(${operand.text})`
  return `${name}=${bracketed(operand, 'field')}`
}

function comparisonOf(node: RangeNode): string {
  const { from, to, fromInclusive, toInclusive } = node
  if (from !== null && to === null && toInclusive) return `${fromInclusive ? '>=' : '>'}${bound(from)}`
  if (from === null && to !== null && fromInclusive) return `${toInclusive ? '<=' : '<'}${bound(to)}`
  return `=${rangeOf(node)}`
}

function rangeOf({ from, to, fromInclusive, toInclusive }: RangeNode): string {
  return `${fromInclusive ? '[' : '{'}${bound(from)} TO ${bound(to)}${toInclusive ? ']' : '}'}`
}

function bound(text: string | null): string {
  if (text === null) return '*'
  return /^[\p{L}\p{N}][\p{L}\p{N}./-]*$/u.test(text) && !/^(?:to|至)$/i.test(text) && isPlain(text) ? text : quoted(text)
}

/** Quoted text; quotes and backslashes in it are escaped. */
export function quoted(text: string): string {
  return `"${text.replace(/[\\"“”„‟＂]/g, '\\$&')}"`
}

/** A word unchanged if it parses as the same word, otherwise escaped. */
function printWord(text: string): string {
  return isPlain(text) ? text : `\\${text}`
}

/** Starts with a letter or digit and contains nothing that could be an operator, a field, a wildcard or history. */
function isPlain(text: string): boolean {
  if (!/^[\p{L}\p{N}]/u.test(text) || /[*?#=:<>≥≤＝：＞＜＊？＃]/u.test(text)) return false
  return readOperator(text.normalize('NFKC'), { start: 0, end: 0 }, new DiagnosticList()) === null
}
