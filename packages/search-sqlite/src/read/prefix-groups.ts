import { leavesOf, type ResolvedCondition, type ResolvedMatch } from './resolved-condition.ts'

/**
 * Maximum number of prefixes in one FTS5 statement: it merges the rows of all matching words before the first row, and cannot be
 * interrupted meanwhile.
 */
const MAX_PREFIXES = 2

/**
 * Whether one statement for a condition could not be interrupted for long, although several for its operands could be between them. Pure.
 */
export function isSplit(condition: ResolvedCondition): boolean {
  if (condition.kind === 'optional') return isSplit(condition.required)
  return 'operands' in condition && prefixCount(condition) > MAX_PREFIXES
}

/** Groups conditions so that none exceeds the prefixes of one statement; a condition that exceeds them is a group of its own. Pure. */
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

/** The prefixes of a match. Pure. */
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
