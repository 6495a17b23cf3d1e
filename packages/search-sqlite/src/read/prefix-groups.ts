import { leavesOf, type ResolvedCondition, type ResolvedMatch } from './resolved-condition.ts'

/** Prefixes in one FTS5 statement: it brings the rows of all words of each together before the first row, and cannot be stopped while it does. */
const MAX_PREFIXES = 2

/** Whether one statement for a condition could not be stopped for long, though several for its operands could between them. Pure. */
export function isSplit(condition: ResolvedCondition): boolean {
  if (condition.kind === 'optional') return isSplit(condition.required)
  return 'operands' in condition && prefixCount(condition) > MAX_PREFIXES
}

/** Conditions in groups that hold no more prefixes than one statement takes; one with more stands by itself. Pure. */
export function prefixGroups(conditions: readonly ResolvedCondition[]): ResolvedCondition[][] {
  const groups: ResolvedCondition[][] = []
  let room = -1
  for (const condition of conditions) {
    const prefixes = prefixCount(condition)
    if (groups.length === 0 || prefixes > room) {
      groups.push([])
      room = MAX_PREFIXES
    }
    groups.at(-1)!.push(condition)
    room -= prefixes
  }
  return groups
}

function prefixCount(condition: ResolvedCondition): number {
  return leavesOf(condition).reduce((sum, leaf) => sum + (leaf.kind === 'text' ? prefixesOf(leaf.match).length : 0), 0)
}

/** The prefixes a match looks for. Pure. */
export function prefixesOf(match: ResolvedMatch): string[] {
  switch (match.kind) {
    case 'row':
      return match.tests.flatMap((test) => (test.kind === 'prefix' ? [test.text] : []))
    case 'any':
      return match.options.flatMap(prefixesOf)
    case 'proximity':
      return [match.left, match.right].flatMap(prefixesOf)
    case 'frequency':
      return prefixesOf(match.operand)
  }
}
