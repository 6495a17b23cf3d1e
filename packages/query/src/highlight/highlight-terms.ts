import { type Field, type FieldTable } from '@gezhi/records'
import type { TextMatch } from '../condition.ts'
import { lowerTextMatch } from '../lowering/lower-text.ts'
import { childrenOf } from '../query-nodes.ts'
import type { QueryNode } from '../tree.ts'

/** One term to highlight in texts. */
export interface HighlightTerm {
  /** Index of its clause in the query, from 0: selects its colour. */
  readonly clause: number
  /** Columns that were searched. */
  readonly columns: readonly string[]
  readonly match: Extract<TextMatch, { kind: 'words' | 'sequence' }>
}

/**
 * The words, phrases and patterns of a query by clause: the operands of the outermost AND, or of OR if there is no AND. Excluded terms
 * are left out.
 */
export function highlightTerms(tree: QueryNode, fields: FieldTable): readonly HighlightTerm[] {
  return clausesOf(tree).flatMap((clause, index) =>
    termsOf(clause, [fields.freeText], fields).map(({ columns, match }) => ({ clause: index, columns, match })),
  )
}

/** The parts of a query that have their own colour and count. */
export function clausesOf(tree: QueryNode): readonly QueryNode[] {
  if (tree.kind === 'optional') return [...clausesOf(tree.required), tree.optional]
  if (tree.kind === 'and' || tree.kind === 'or' || tree.kind === 'xor') return tree.operands
  if (tree.kind === 'field' && (tree.operand.kind === 'and' || tree.operand.kind === 'or')) {
    return tree.operand.operands.map((operand) => ({ kind: 'field', fields: tree.fields, operand }))
  }
  return tree.kind === 'proximity' ? [...clausesOf(tree.left), ...(tree.negated ? [] : [tree.right])] : [tree]
}

type Found = Omit<HighlightTerm, 'clause'>

function termsOf(node: QueryNode, names: readonly string[], fields: FieldTable): readonly Found[] {
  if (node.kind === 'field') return termsOf(node.operand, node.fields, fields)
  if (node.kind === 'not') return []
  if (node.kind === 'proximity' && node.negated) return termsOf(node.left, names, fields)
  if (node.kind !== 'word' && node.kind !== 'phrase' && node.kind !== 'pattern') {
    return childrenOf(node).flatMap((child) => termsOf(child, names, fields))
  }
  const searched = names.flatMap((name) => fields.find(name) ?? []).filter((field) => field.text !== undefined)
  const match = lowerTextMatch(
    node,
    searched.some((field) => field.type === 'text'),
  )
  const columns = columnsOf(searched)
  return match === null || columns.length === 0 ? [] : leavesOf(match).map((leaf) => ({ columns, match: leaf }))
}

function columnsOf(fields: readonly Field[]): readonly string[] {
  return [...new Set(fields.flatMap((field) => field.text ?? []))]
}

function leavesOf(match: TextMatch): readonly HighlightTerm['match'][] {
  if (match.kind === 'any') return match.options.flatMap(leavesOf)
  return match.kind === 'words' || match.kind === 'sequence' ? [match] : []
}
