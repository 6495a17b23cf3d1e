import type { SearchCondition } from '@gezhi/query'

/** The semantic part of a condition, separated from the rest. */
export interface SemanticSplit {
  readonly text: string
  /** The remaining conditions. */
  readonly within: SearchCondition
  /** Conditions that add to the score of hits (OPT). */
  readonly optional: readonly SearchCondition[]
}

const ALL: SearchCondition = { kind: 'all' }

/** Splits a condition whose semantic part is joined by AND; null for any other. Pure. */
export function splitSemantic(condition: SearchCondition): SemanticSplit | null {
  switch (condition.kind) {
    case 'semantic':
      return { text: condition.text, within: ALL, optional: [] }
    case 'optional': {
      const split = splitSemantic(condition.required)
      return split && { ...split, optional: [...split.optional, condition.optional] }
    }
    case 'and':
      return splitAnd(condition.operands)
    case 'all':
    case 'none':
    case 'or':
    case 'xor':
    case 'not':
    case 'text':
    case 'value':
    case 'records':
      return null
  }
}

function splitAnd(operands: readonly SearchCondition[]): SemanticSplit | null {
  for (const [index, operand] of operands.entries()) {
    const split = splitSemantic(operand)
    if (split !== null) return { ...split, within: both(split.within, operands.toSpliced(index, 1)) }
  }
  return null
}

function both(within: SearchCondition, others: readonly SearchCondition[]): SearchCondition {
  const operands = [within, ...others].filter(({ kind }) => kind !== 'all')
  return operands.length > 1 ? { kind: 'and', operands } : (operands[0] ?? ALL)
}
