import { type Field, type FieldTable } from '@gezhi/records'
import type { TextMatch } from '../condition.ts'
import { lowerTextMatch } from '../lowering/lower-text.ts'
import { childrenOf } from '../query-nodes.ts'
import type { QueryNode } from '../tree.ts'
import { clausesOf } from './highlight-terms.ts'

/**
 * Text of a query to highlight, whose leaves know the clause they belong to; proximity is preserved, so that only its matches are marked.
 */
export type MarkedMatch =
  | { readonly kind: 'leaf'; readonly clause: number; readonly match: Exclude<TextMatch, { kind: 'any' | 'proximity' | 'frequency' }> }
  | { readonly kind: 'any'; readonly options: readonly MarkedMatch[] }
  | (Omit<Extract<TextMatch, { kind: 'proximity' }>, 'left' | 'right'> & { readonly left: MarkedMatch; readonly right: MarkedMatch })

export interface HighlightMatch {
  /** Columns that were searched. */
  readonly columns: readonly string[]
  readonly match: MarkedMatch
}

/** What engines highlight in the texts of a hit, by the clauses of `clausesOf`. Excluded terms are left out. Pure. */
export function highlightMatches(tree: QueryNode, fields: FieldTable): readonly HighlightMatch[] {
  const clauses = new Map<QueryNode, number>()
  clausesOf(tree).forEach((clause, index) => numberLeaves(clause, index, clauses))
  return matchesIn(tree, { fields, clauses, names: [fields.freeText] })
}

interface Context {
  readonly fields: FieldTable
  readonly clauses: ReadonlyMap<QueryNode, number>
  readonly names: readonly string[]
}

function numberLeaves(node: QueryNode, clause: number, clauses: Map<QueryNode, number>): void {
  const children = childrenOf(node)
  if (children.length === 0 && !clauses.has(node)) clauses.set(node, clause)
  for (const child of children) numberLeaves(child, clause, clauses)
}

function matchesIn(node: QueryNode, context: Context): readonly HighlightMatch[] {
  switch (node.kind) {
    case 'field':
      return matchesIn(node.operand, { ...context, names: node.fields })
    case 'word':
    case 'phrase':
    case 'pattern':
      return inTexts(node, context)
    case 'proximity':
      return node.negated ? matchesIn(node.left, context) : inTexts(node, context)
    case 'and':
    case 'or':
    case 'xor':
    case 'frequency':
    case 'optional':
      return childrenOf(node).flatMap((child) => matchesIn(child, context))
    case 'not':
    case 'range':
    case 'exact':
    case 'semantic':
    case 'history':
    case 'strategy':
    case 'records':
      return []
  }
}

/** Names have no word forms, other English words do: a match for each. */
function inTexts(node: QueryNode, { fields, names, clauses }: Context): readonly HighlightMatch[] {
  const searched = names.flatMap((name) => fields.find(name) ?? []).filter((field) => field.text !== undefined)
  return [true, false].flatMap((vary) => {
    const columns = columnsOf(searched.filter((field) => (field.type === 'text') === vary))
    const match = columns.length === 0 ? null : toMarked(node, vary, clauses)
    return match === null ? [] : [{ columns, match }]
  })
}

function columnsOf(fields: readonly Field[]): readonly string[] {
  return [...new Set(fields.flatMap((field) => field.text ?? []))]
}

function toMarked(node: QueryNode, vary: boolean, clauses: ReadonlyMap<QueryNode, number>): MarkedMatch | null {
  if (node.kind === 'or') return anyOf(node.operands.map((operand) => toMarked(operand, vary, clauses)))
  if (node.kind === 'proximity' && !node.negated) {
    const left = toMarked(node.left, vary, clauses)
    const right = toMarked(node.right, vary, clauses)
    return left === null || right === null ? null : { kind: 'proximity', operator: node.operator, distance: node.distance, left, right }
  }
  const match = lowerTextMatch(node, vary)
  return match === null ? null : leavesOf(match, clauses.get(node) ?? 0)
}

function leavesOf(match: TextMatch, clause: number): MarkedMatch | null {
  if (match.kind === 'any') return anyOf(match.options.map((option) => leavesOf(option, clause)))
  return match.kind === 'words' || match.kind === 'sequence' ? { kind: 'leaf', clause, match } : null
}

function anyOf(options: readonly (MarkedMatch | null)[]): MarkedMatch {
  return { kind: 'any', options: options.filter((option) => option !== null) }
}
