import { mapChildren, type QueryNode } from '@gezhi/query'

/** A query as it can be sent to a thread: the condition names its sets, whose words are not those of the hits. */
export function withoutIds(node: QueryNode): QueryNode {
  return node.kind === 'records' ? { kind: 'or', operands: [] } : mapChildren(node, withoutIds)
}
