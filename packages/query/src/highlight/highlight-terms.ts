import { type Field, type FieldTable } from '@gezhi/records'
import type { TextMatch } from '../condition.ts'
import { lowerTextMatch } from '../lowering/lower-text.ts'
import { childrenOf } from '../query-nodes.ts'
import type { QueryNode } from '../tree.ts'

/** One thing to mark in texts. */
export interface HighlightTerm {
  /** Which clause of the query it belongs to, from 0 in the order of the query: its colour. */
  readonly clause: number
  /** Columns it was searched in. */
  readonly columns: readonly string[]
  readonly match: Extract<TextMatch, { kind: 'words' | 'sequence' }>
}

/**
 * The words, phrases and patterns of a query that a hit may hold, by clause: the sides of the outermost AND, or of OR where there is no
 * AND. What is excluded is left out.
 */
export function highlightTerms(tree: QueryNode, fields: FieldTable): readonly HighlightTerm[] {
  return clausesOf(tree).flatMap((clause, index) =>
    termsOf(clause, [fields.freeText], fields).map(({ columns, match }) => ({ clause: index, columns, match })),
  )
}

/** The parts of a query that are coloured and counted apart. */
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
