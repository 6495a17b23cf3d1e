import type { QueryNode, TextRange } from '../tree.ts'

/** A node during parsing, with its range in the input including brackets. */
export interface Item extends TextRange {
  /** Null if an operand is missing or contains nothing to search for; the rest of the query is unaffected. */
  readonly node: QueryNode | null
  /** Nesting of brackets required inside it. */
  readonly depth: number
  readonly bracketed: boolean
  /** A single word without quotes or brackets. */
  readonly plainWord?: boolean
  /** The word is the whole operand of its field, without brackets. */
  readonly fieldWord?: boolean
}

export const NOTHING: Omit<Item, keyof TextRange> = { node: null, depth: 0, bracketed: false }

/** An item for a node without nodes under it. */
export function itemOf(node: QueryNode, { start, end }: TextRange, flags: { plainWord?: boolean } = {}): Item {
  return { node, start, end, depth: 0, bracketed: false, ...flags }
}
