import type { HistoryNode, QueryNode } from '../tree.ts'
import { childrenOf, mapChildren } from '../query-nodes.ts'

/** A query with lines of a history in place of their numbers. */
export interface ExpandedHistory {
  readonly tree: QueryNode
  /** Numbers of lines there are not; they stand in the tree as they were. */
  readonly unknown: readonly HistoryNode[]
}

/** Puts the searches of a history in place of `#1`, `#2`; `lines` has the first at index 0. What lines hold of other lines is not followed. Pure. */
export function expandHistory(tree: QueryNode, lines: readonly QueryNode[]): ExpandedHistory {
  return { tree: expanded(tree, lines), unknown: historyOf(tree).filter(({ line }) => lines[line - 1] === undefined) }
}

function historyOf(node: QueryNode): HistoryNode[] {
  return node.kind === 'history' ? [node] : childrenOf(node).flatMap(historyOf)
}

function expanded(node: QueryNode, lines: readonly QueryNode[]): QueryNode {
  return node.kind === 'history' ? (lines[node.line - 1] ?? node) : mapChildren(node, (child) => expanded(child, lines))
}
