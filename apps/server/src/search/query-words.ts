import { childrenOf, type QueryNode } from '@gezhi/query'

/** A word of a query. */
export type WordNode = Extract<QueryNode, { kind: 'word' }>

/** The words a query looks for, in its order; those it excludes are left out. Pure. */
export function wordsIn(node: QueryNode): WordNode[] {
  if (node.kind === 'word') return [node]
  return node.kind === 'not' ? [] : childrenOf(node).flatMap(wordsIn)
}

/** The query with another text in place of one of its words. Pure. */
export function replaceWord(node: QueryNode, word: WordNode, text: string): QueryNode {
  if (node === word) return { kind: 'word', text }
  const replace = <Node extends QueryNode>(child: Node) => replaceWord(child, word, text) as Node
  switch (node.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return { ...node, operands: node.operands.map(replace) }
    case 'not':
    case 'field':
      return { ...node, operand: replace(node.operand) }
    case 'frequency':
      return { ...node, operand: replace(node.operand) }
    case 'proximity':
      return { ...node, left: replace(node.left), right: replace(node.right) }
    case 'optional':
      return { ...node, required: replace(node.required), optional: replace(node.optional) }
    case 'word':
    case 'phrase':
    case 'pattern':
    case 'range':
    case 'exact':
    case 'meaning':
    case 'history':
      return node
  }
}
