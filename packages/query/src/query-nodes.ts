import type { QueryNode } from './tree.ts'

/** A node and the lists in it frozen, as all nodes of the parser are. */
export function frozen<Node extends QueryNode>(node: Node): Node {
  if ('operands' in node) Object.freeze(node.operands)
  if ('fields' in node) Object.freeze(node.fields)
  return Object.freeze(node)
}

/** A tree with all its nodes frozen; it is nested no deeper than queries may be. */
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
    case 'meaning':
    case 'history':
      return []
  }
}

/** The tree without the places in the input: what two queries are compared by. */
export function withoutRanges(node: QueryNode): QueryNode {
  const { range: _, ...rest } = node
  switch (rest.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return { ...rest, operands: rest.operands.map(withoutRanges) }
    case 'not':
    case 'field':
      return { ...rest, operand: withoutRanges(rest.operand) }
    case 'frequency':
      return { ...rest, operand: withoutRanges(rest.operand) as typeof rest.operand }
    case 'proximity':
      return { ...rest, left: withoutRanges(rest.left), right: withoutRanges(rest.right) }
    case 'optional':
      return { ...rest, required: withoutRanges(rest.required), optional: withoutRanges(rest.optional) }
    case 'word':
    case 'phrase':
    case 'pattern':
    case 'range':
    case 'exact':
    case 'meaning':
    case 'history':
      return rest
  }
}
