import type { QueryNode } from '@gezhi/query'

/** The given queries joined by AND, ignoring null; null for none. Pure. */
export function allOf(queries: readonly (QueryNode | null)[]): QueryNode | null {
  return joined('and', queries)
}

/** The given queries joined by OR, ignoring null; null for none. Pure. */
export function anyOf(queries: readonly (QueryNode | null)[]): QueryNode | null {
  return joined('or', queries)
}

function joined(kind: 'and' | 'or', queries: readonly (QueryNode | null)[]): QueryNode | null {
  const operands = queries.filter((query) => query !== null)
  return operands.length > 1 ? { kind, operands } : (operands[0] ?? null)
}

/** The patents whose field has any of the values; null for no values. Pure. */
export function hasAny(field: string, values: readonly string[]): QueryNode | null {
  const words = values.map((text): QueryNode => ({ kind: 'word', text }))
  const operand = anyOf(words)
  return operand && { kind: 'field', fields: [field], operand }
}
