import type { QueryNode } from './tree.ts'

/** Freezes a node and its lists, like all nodes of the parser. */
export function frozen<Node extends QueryNode>(node: Node): Node {
  if ('operands' in node) Object.freeze(node.operands)
  if ('fields' in node) Object.freeze(node.fields)
  return Object.freeze(node)
}

/** Freezes a tree with all its nodes; its nesting is limited by the query limits. */
export function frozenTree(tree: QueryNode): QueryNode {
  childrenOf(tree).forEach(frozenTree)
  return frozen(tree)
}

/** The nodes directly under a node, in the order of the query. */
export function childrenOf(node: QueryNode): readonly QueryNode[] {
  switch (node.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return node.operands
    case 'not':
    case 'field':
    case 'frequency':
      return [node.operand]
    case 'proximity':
      return [node.left, node.right]
    case 'optional':
      return [node.required, node.optional]
    case 'word':
    case 'phrase':
    case 'pattern':
    case 'range':
    case 'exact':
    case 'semantic':
    case 'history':
    case 'strategy':
    case 'records':
      return []
  }
}

/** The same node with each direct child replaced by `map`, which must return a term for a term of a frequency. Pure. */
export function mapChildren(node: QueryNode, map: (child: QueryNode) => QueryNode): QueryNode {
  switch (node.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return { ...node, operands: node.operands.map(map) }
    case 'not':
    case 'field':
      return { ...node, operand: map(node.operand) }
    case 'frequency':
      return { ...node, operand: map(node.operand) as typeof node.operand }
    case 'proximity':
      return { ...node, left: map(node.left), right: map(node.right) }
    case 'optional':
      return { ...node, required: map(node.required), optional: map(node.optional) }
    case 'word':
    case 'phrase':
    case 'pattern':
    case 'range':
    case 'exact':
    case 'semantic':
    case 'history':
    case 'strategy':
    case 'records':
      return node
  }
}

/** The tree without positions in the input, for comparing queries. */
export function withoutRanges(node: QueryNode): QueryNode {
  const { range: _, ...rest } = node
  return mapChildren(rest, withoutRanges)
}
