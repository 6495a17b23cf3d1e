import type { TextMatch } from '../condition.ts'
import type { PhraseNode, PatternNode, ProximityNode, QueryNode, WordNode } from '../tree.ts'
import { lowerPattern } from './lower-pattern.ts'

/** Nodes that match occurrences in text: the valid operands of proximity. */
export type TextNode = WordNode | PhraseNode | PatternNode | ProximityNode | (QueryNode & { kind: 'or' })

/**
 * The text match of a node; null for other nodes, which the validator has rejected. English words match their other forms if `vary` is
 * set; quoted ones never do.
 */
export function lowerTextMatch(node: QueryNode, vary: boolean): TextMatch | null {
  switch (node.kind) {
    case 'word':
      return { kind: 'words', text: node.text, vary }
    case 'phrase':
      return { kind: 'words', text: node.text, vary: false }
    case 'pattern':
      return lowerPattern(node.text)
    case 'or':
      return anyOf(node.operands.map((operand) => lowerTextMatch(operand, vary)))
    case 'proximity':
      return node.negated ? null : lowerProximity(node, vary)
    case 'and':
    case 'xor':
    case 'not':
    case 'field':
    case 'range':
    case 'exact':
    case 'frequency':
    case 'optional':
    case 'semantic':
    case 'history':
    case 'strategy':
    case 'records':
      return null
  }
}

/** Both sides near each other, regardless of a negation of the operator. */
export function lowerProximity({ operator, distance, left, right }: ProximityNode, vary: boolean): TextMatch | null {
  const sides = [lowerTextMatch(left, vary), lowerTextMatch(right, vary)] as const
  return sides[0] === null || sides[1] === null ? null : { kind: 'proximity', operator, distance, left: sides[0], right: sides[1] }
}

function anyOf(options: readonly (TextMatch | null)[]): TextMatch | null {
  const found = options.filter((option) => option !== null)
  return found.length === options.length ? { kind: 'any', options: found } : null
}
