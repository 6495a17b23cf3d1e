import type { SearchCondition } from '@gezhi/query'

/** Names of the sets of records in a condition. Pure. */
export function namedSets(condition: SearchCondition): string[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return condition.operands.flatMap(namedSets)
    case 'not':
      return namedSets(condition.operand)
    case 'optional':
      return [...namedSets(condition.required), ...namedSets(condition.optional)]
    case 'records':
      return [condition.set]
    case 'all':
    case 'none':
    case 'text':
    case 'value':
    case 'semantic':
      return []
  }
}
