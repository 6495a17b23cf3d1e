import type { QueryNode } from '../tree.ts'
import { childrenOf, mapChildren } from '../query-nodes.ts'

/** The queries that references stand for; undefined for those to leave. */
export interface ReferenceSources {
  readonly line?: (line: number) => QueryNode | undefined
  readonly strategy?: (title: string) => QueryNode | undefined
}

/** The references of a query, each as often as it is written. */
export interface References {
  /** Numbers of searches of the history. */
  readonly lines: readonly number[]
  /** Titles of strategies. */
  readonly titles: readonly string[]
}

/** A query in which references have been replaced. */
export interface ExpandedReferences {
  readonly tree: QueryNode
  /** Those that remain. */
  readonly remaining: References
}

/** Replaces `#1` and `#{title}` by the queries they stand for. References within these are not followed. Pure. */
export function expandReferences(tree: QueryNode, sources: ReferenceSources): ExpandedReferences {
  const { lines, titles } = referencesIn(tree)
  return {
    tree: expanded(tree, sources),
    remaining: {
      lines: lines.filter((line) => sources.line?.(line) === undefined),
      titles: titles.filter((title) => sources.strategy?.(title) === undefined),
    },
  }
}

/** The references of a query, in its order. */
export function referencesIn(tree: QueryNode): References {
  const nodes = referenceNodes(tree)
  return {
    lines: nodes.flatMap((node) => (node.kind === 'history' ? node.line : [])),
    titles: nodes.flatMap((node) => (node.kind === 'strategy' ? node.title : [])),
  }
}

function referenceNodes(node: QueryNode): readonly QueryNode[] {
  return node.kind === 'history' || node.kind === 'strategy' ? [node] : childrenOf(node).flatMap(referenceNodes)
}

function expanded(node: QueryNode, sources: ReferenceSources): QueryNode {
  if (node.kind === 'history') return sources.line?.(node.line) ?? node
  if (node.kind === 'strategy') return sources.strategy?.(node.title) ?? node
  return mapChildren(node, (child) => expanded(child, sources))
}
