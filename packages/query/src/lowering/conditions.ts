import type { SearchCondition } from '../condition.ts'

export const ALL: SearchCondition = { kind: 'all' }
export const NONE: SearchCondition = { kind: 'none' }

/** All of these; nested `and` is flattened, conditions that are always true are left out. */
export function and(operands: readonly SearchCondition[]): SearchCondition {
  const flat = operands.flatMap((operand) => (operand.kind === 'and' ? operand.operands : operand.kind === 'all' ? [] : [operand]))
  if (flat.some((operand) => operand.kind === 'none')) return NONE
  return flat.length <= 1 ? (flat[0] ?? ALL) : { kind: 'and', operands: flat }
}

/** Any of these; nested `or` is flattened, conditions that are never true are left out. */
export function or(operands: readonly SearchCondition[]): SearchCondition {
  const flat = operands.flatMap((operand) => (operand.kind === 'or' ? operand.operands : operand.kind === 'none' ? [] : [operand]))
  if (flat.some((operand) => operand.kind === 'all')) return ALL
  return flat.length <= 1 ? (flat[0] ?? NONE) : { kind: 'or', operands: flat }
}

/** Negation; a double negation is removed. */
export function not(operand: SearchCondition): SearchCondition {
  if (operand.kind === 'not') return operand.operand
  if (operand.kind === 'all') return NONE
  return operand.kind === 'none' ? ALL : { kind: 'not', operand }
}

/** A test of the values of a field. */
export function value(field: string, test: Extract<SearchCondition, { kind: 'value' }>['test']): SearchCondition {
  return { kind: 'value', field, test }
}
