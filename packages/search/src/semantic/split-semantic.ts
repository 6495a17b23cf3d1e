import type { SearchCondition } from '@gezhi/query'

/** What is asked semantically, apart from what it is asked among. */
export interface SemanticSplit {
  readonly text: string
  /** All else that has to be met. */
  readonly within: SearchCondition
  /** What adds to the score of hits (OPT). */
  readonly optional: readonly SearchCondition[]
}

const ALL: SearchCondition = { kind: 'all' }

/** Takes a condition apart that is joined by AND to a semantic question; null for any other. Pure. */
export function splitSemantic(condition: SearchCondition): SemanticSplit | null {
  switch (condition.kind) {
    case 'semantic':
      return { text: condition.text, within: ALL, optional: [] }
    case 'optional': {
      const asked = splitSemantic(condition.required)
      return asked && { ...asked, optional: [...asked.optional, condition.optional] }
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
      return null
  }
}

function splitAnd(operands: readonly SearchCondition[]): SemanticSplit | null {
  for (const [index, operand] of operands.entries()) {
    const asked = splitSemantic(operand)
    if (asked !== null) return { ...asked, within: both(asked.within, operands.toSpliced(index, 1)) }
  }
  return null
}

function both(within: SearchCondition, others: readonly SearchCondition[]): SearchCondition {
  const operands = [within, ...others].filter(({ kind }) => kind !== 'all')
  return operands.length > 1 ? { kind: 'and', operands } : (operands[0] ?? ALL)
}
