import { childrenOf, mapChildren, type QueryNode } from '@gezhi/query'

/** A word of a query. */
export type WordNode = Extract<QueryNode, { kind: 'word' }>

/** The searched words of a query, in order, without excluded ones. Pure. */
export function wordsIn(node: QueryNode): WordNode[] {
  if (node.kind === 'word') return [node]
  return node.kind === 'not' ? [] : childrenOf(node).flatMap(wordsIn)
}

/** The query with another text in place of one of its words. Pure. */
export function replaceWord(node: QueryNode, word: WordNode, text: string): QueryNode {
  return node === word ? { kind: 'word', text } : mapChildren(node, (child) => replaceWord(child, word, text))
}
