import type {
  FieldNode,
  FrequencyNode,
  OptionalNode,
  PatternNode,
  PhraseNode,
  ProximityNode,
  QueryNode,
  RangeNode,
  WordNode,
} from '@gezhi/query'

/** Short constructors for trees, so that tests of an engine do not depend on the parser. */
export const word = (text: string): WordNode => ({ kind: 'word', text })
export const phrase = (text: string): PhraseNode => ({ kind: 'phrase', text })
export const pattern = (text: string): PatternNode => ({ kind: 'pattern', text })
export const and = (...operands: QueryNode[]): QueryNode => ({ kind: 'and', operands })
export const or = (...operands: QueryNode[]): QueryNode => ({ kind: 'or', operands })
export const xor = (...operands: QueryNode[]): QueryNode => ({ kind: 'xor', operands })
export const not = (operand: QueryNode): QueryNode => ({ kind: 'not', operand })
export const fields = (names: readonly string[], operand: QueryNode): FieldNode => ({ kind: 'field', fields: names, operand })
export const field = (name: string, operand: QueryNode): FieldNode => ({ kind: 'field', fields: [name], operand })
export const exact = (name: string, value: string): QueryNode => field(name, { kind: 'exact', value })
export const frequency = (count: number, text: string): FrequencyNode => ({ kind: 'frequency', count, operand: phrase(text) })
export const optional = (required: QueryNode, extra: QueryNode): OptionalNode => ({ kind: 'optional', required, optional: extra })

export const semantic = (text: string): QueryNode => ({ kind: 'semantic', text })

/** Both ends are inclusive; null is open. */
export function between(name: string, from: string | null, to: string | null): FieldNode {
  const range: RangeNode = { kind: 'range', from, to, fromInclusive: true, toInclusive: true }
  return field(name, range)
}

export function proximity(left: QueryNode, operator: ProximityNode['operator'], distance: number | null, right: QueryNode): ProximityNode {
  return { kind: 'proximity', operator, distance, negated: false, left, right }
}
