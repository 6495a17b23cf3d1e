import type { HistoryNode, QueryNode } from '../tree.ts'
import { childrenOf, mapChildren } from '../query-nodes.ts'

/** A query in which references to lines of a history have been replaced. */
export interface ExpandedHistory {
  readonly tree: QueryNode
  /** References to missing lines; they remain in the tree. */
  readonly unknown: readonly HistoryNode[]
}

/** Replaces `#1`, `#2` by the searches of a history; `lines` has the first at index 0. References within lines are not followed. Pure. */
export function expandHistory(tree: QueryNode, lines: readonly QueryNode[]): ExpandedHistory {
  return { tree: expanded(tree, lines), unknown: historyOf(tree).filter(({ line }) => lines[line - 1] === undefined) }
}

function historyOf(node: QueryNode): HistoryNode[] {
  return node.kind === 'history' ? [node] : childrenOf(node).flatMap(historyOf)
}

function expanded(node: QueryNode, lines: readonly QueryNode[]): QueryNode {
  return node.kind === 'history' ? (lines[node.line - 1] ?? node) : mapChildren(node, (child) => expanded(child, lines))
}
