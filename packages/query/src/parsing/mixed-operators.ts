import type { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import { printQuery } from '../printer.ts'
import type { QueryNode } from '../tree.ts'
import type { Item } from './item.ts'

/** Longest interpretation shown in full. */
const LONGEST_READING = 120

/** Warns if AND is mixed with OR or XOR without brackets: shows how it is parsed, and the alternative. */
export function reportMixedOperators(kind: 'or' | 'xor', items: readonly Item[], diagnostics: DiagnosticList): void {
  const found = items.flatMap(({ node, bracketed }) => (node === null ? [] : [{ node, bracketed }]))
  const tight = found.find(({ node, bracketed }) => !bracketed && (node.kind === 'and' || (kind === 'or' && node.kind === 'xor')))
  if (tight === undefined || found.length < 2 || diagnostics.isFull('mixed-operators')) return
  const inner = tight.node.kind === 'xor' ? 'xor' : 'and'
  const range = { start: (items[0] as Item).start, end: (items.at(-1) as Item).end }
  const lists = found.map(({ node, bracketed }) => (!bracketed && node.kind === inner ? node.operands : [node]))
  const fix = lists.map((list) => bracketed(list, inner)).join(` ${kind.toUpperCase()} `)
  const values = {
    operators: `${inner.toUpperCase()} / ${kind.toUpperCase()}`,
    reading: shortened(fix),
    other: shortened(otherReading(lists, kind, inner)),
  }
  diagnostics.add('mixed-operators', range, values, { range, text: fix })
}

function bracketed(list: readonly QueryNode[], operator: string): string {
  const text = list.map(operandText).join(` ${operator.toUpperCase()} `)
  return list.length > 1 ? `(${text})` : text
}

/** As if the operator with lower precedence bound tighter: `a AND (b OR c) AND d` of `a AND b OR c AND d`. */
function otherReading(lists: readonly (readonly QueryNode[])[], kind: string, inner: string): string {
  const groups: QueryNode[][] = []
  lists.forEach((list, at) => {
    const [first, ...rest] = list
    if (at > 0 && first !== undefined) groups.at(-1)?.push(first)
    for (const node of at > 0 ? rest : list) groups.push([node])
  })
  return groups.map((group) => bracketed(group, kind)).join(` ${inner.toUpperCase()} `)
}

function operandText(node: QueryNode): string {
  const text = printQuery(node)
  return node.kind === 'and' || node.kind === 'or' || node.kind === 'xor' ? `(${text})` : text
}

function shortened(text: string): string {
  return text.length <= LONGEST_READING ? text : `${text.slice(0, LONGEST_READING)}…`
}
