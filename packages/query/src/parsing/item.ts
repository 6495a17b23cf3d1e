import type { QueryNode, TextRange } from '../tree.ts'

/** A node while the tree is built, with its place in the input, its brackets included. */
export interface Item extends TextRange {
  /** Null where a side is missing or holds nothing that can be searched for; the rest of the query stands without it. */
  readonly node: QueryNode | null
  /** Brackets needed inside it. */
  readonly depth: number
  readonly bracketed: boolean
  /** A single word without quotes or brackets. */
  readonly plainWord?: boolean
  /** The word is all its field holds for, and the field has no brackets. */
  readonly fieldWord?: boolean
}

export const NOTHING: Omit<Item, keyof TextRange> = { node: null, depth: 0, bracketed: false }

/** An item for a node without nodes under it. */
export function itemOf(node: QueryNode, { start, end }: TextRange, flags: { plainWord?: boolean } = {}): Item {
  return { node, start, end, depth: 0, bracketed: false, ...flags }
}
