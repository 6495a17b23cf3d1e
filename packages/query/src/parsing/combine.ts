import type { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import { needsBrackets } from '../precedence.ts'
import { frozen } from '../query-nodes.ts'
import type { QueryNode, QueryNodeKind } from '../tree.ts'
import type { Item } from './item.ts'
import type { Token } from './token.ts'

type TokenOf<Kind extends Token['kind']> = Extract<Token, { kind: Kind }>
type Found = Item & { readonly node: QueryNode }

const isFound = (item: Item): item is Found => item.node !== null

/**
 * Combines items by one operator: nested uses of the same operator are flattened, missing operands are left out. Lists are frozen when
 * the tree is complete: freezing copies, and a list may grow with every bracket around it.
 */
export function combine(kind: 'and' | 'or' | 'xor', items: readonly Item[], none: Item): Item {
  const found = items.filter(isFound)
  const first = items[0] ?? none
  if (found.length <= 1) return { ...(found[0] ?? first) }
  const operands = ([] as QueryNode[]).concat(...found.map(({ node }) => (node.kind === kind ? node.operands : [node])))
  const range = { start: first.start, end: (items.at(-1) as Item).end }
  const depth = found.reduce((max, item) => Math.max(max, depthUnder(item, kind)), 0)
  return { node: { kind, operands, range }, depth, bracketed: false, ...range }
}

function depthUnder({ node, depth }: Found, parent: QueryNodeKind, side?: 'left' | 'right'): number {
  return needsBrackets(node, parent, side) && node.kind !== parent ? depth + 1 : depth
}

/** NOT over an item, as often as it was written; two cancel each other out. */
export function negation(item: Item, nots: readonly Token[]): Item {
  const first = nots[0]
  if (first === undefined) return item
  const range = { start: first.start, end: item.end }
  if (!isFound(item)) return { ...item, ...range }
  const plain = { ...item, ...range, plainWord: false, fieldWord: false }
  if (nots.length % 2 === 0) return plain
  if (item.node.kind === 'not') return { ...plain, node: item.node.operand }
  return { node: frozen({ kind: 'not', operand: item.node, range }), depth: depthUnder(item, 'not'), bracketed: false, ...range }
}

/** Two operands of a proximity operator; if one is missing, the other remains. */
export function proximityItem(left: Item, { token, negated }: { token: TokenOf<'proximity'>; negated: boolean }, right: Item): Item {
  const range = { start: left.start, end: right.end }
  if (!isFound(left)) return { ...right, ...range }
  if (!isFound(right)) return { ...left, ...range }
  const { operator, distance } = token
  const node = frozen({ kind: 'proximity', operator, distance, negated, left: left.node, right: right.node, range })
  const depth = Math.max(depthUnder(left, 'proximity', 'left') + (left.node.kind === 'proximity' ? 1 : 0), rightDepth(right))
  return { node, depth, bracketed: false, ...range }
}

function rightDepth(right: Found): number {
  return right.node.kind === 'proximity' ? right.depth + 1 : depthUnder(right, 'proximity')
}

/** OPT: if one operand is missing, the other remains. */
export function optionalItem(required: Item, optional: Item): Item {
  if (!isFound(required)) return optional
  if (!isFound(optional)) return required
  const range = { start: required.start, end: optional.end }
  const node = frozen({ kind: 'optional', required: required.node, optional: optional.node, range })
  return { node, depth: Math.max(required.depth, optional.depth + 1), bracketed: false, ...range }
}

/** A field over the following item; an unknown one leaves its text, but not a range, which has no meaning without a field. */
export function fieldItem(item: Item, token: TokenOf<'field'>, diagnostics: DiagnosticList): Item {
  const range = { start: token.start, end: item.end }
  if (!isFound(item)) return { ...item, ...range }
  if (token.names.length === 0) return { ...item, node: item.node.kind === 'range' ? null : item.node, ...range }
  const operand = comparedValue(item, token, diagnostics)
  if (operand.kind === 'field') {
    diagnostics.add('field-inside-field', range, { inner: operand.fields.join(' '), outer: token.names.join(' ') })
    return { ...item, ...range }
  }
  const node = frozen({ kind: 'field', fields: token.names, operand, range })
  const depth = item.depth + (needsBrackets(operand, 'field') ? 1 : 0)
  return { node, depth, bracketed: false, fieldWord: item.plainWord === true && token.comparator === '=', ...range }
}

/** Applies `==`, `>=` and the like to the following value. */
function comparedValue({ node, start, end }: Found, { comparator, ...field }: TokenOf<'field'>, diagnostics: DiagnosticList): QueryNode {
  if (comparator === '=') return node
  const range = { start, end }
  if (node.kind !== 'word' && node.kind !== 'phrase' && node.kind !== 'pattern') {
    diagnostics.add('field-without-value', { start: field.start, end: field.end }, { field: field.written })
    return node
  }
  if (comparator === '==') return frozen({ kind: 'exact', value: node.text, range })
  const upward = comparator === '>' || comparator === '>='
  const inclusive = comparator === '>=' || comparator === '<='
  const [from, to] = upward ? [node.text, null] : [null, node.text]
  return frozen({ kind: 'range', from, to, fromInclusive: !upward || inclusive, toInclusive: upward || inclusive, range })
}

/** FREQ over the following term. */
export function frequencyItem(item: Item, { count, start, ...token }: TokenOf<'frequency'>, diagnostics: DiagnosticList): Item {
  const range = { start, end: item.end }
  const { node } = item
  if (node === null) return { ...item, ...range }
  if (node.kind !== 'word' && node.kind !== 'phrase') {
    diagnostics.add('frequency-needs-term', { start, end: token.end }, { count })
    return { ...item, ...range }
  }
  return { node: frozen({ kind: 'frequency', count, operand: node, range }), depth: 0, bracketed: false, ...range }
}
