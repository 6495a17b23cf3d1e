import type { QueryNode, QueryNodeKind } from './tree.ts'

/** Precedence of operators: OPT < OR < XOR < AND < NOT < proximity. */
export const PRECEDENCE: Readonly<Record<QueryNodeKind, number>> = {
  optional: 0,
  or: 1,
  xor: 2,
  and: 3,
  not: 4,
  proximity: 5,
  word: 6,
  phrase: 6,
  pattern: 6,
  field: 6,
  range: 6,
  exact: 6,
  frequency: 6,
  semantic: 6,
  history: 6,
  strategy: 6,
  records: 6,
}

/** Whether a child needs brackets under a parent to be parsed again as itself. Chains of proximity are left-associative. */
export function needsBrackets(child: QueryNode, parent: QueryNodeKind, side: 'left' | 'right' = 'right'): boolean {
  if (parent === 'field') return PRECEDENCE[child.kind] < PRECEDENCE.word
  if (parent === 'proximity' && child.kind === 'proximity') return side === 'right'
  if (parent === 'optional') return child.kind === 'optional' && side === 'right'
  return PRECEDENCE[child.kind] <= PRECEDENCE[parent]
}
