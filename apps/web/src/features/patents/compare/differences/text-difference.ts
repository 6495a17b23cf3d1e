import { diffArrays } from 'diff'
import type { DifferenceSegment, TokenSegment } from './difference-segment.ts'
import { readableSegments } from './readable-segments.ts'
import { textTokens, type TextToken } from './text-tokens.ts'

/** Changed tokens up to which the shortest difference is searched; beyond, sentences are compared first, then those that changed. */
const MAX_CHANGES = 1_500
/** Ends of clauses and sentences. */
const CLAUSE_END = /[;；。:：\n]/u

/**
 * The differences between two texts, word by word; in Chinese, Japanese and Korean character by character. The left texts joined are the
 * left text, the right ones the right text. Pure; linear memory, and bounded time for texts of any length.
 */
export function textDifference(left: string, right: string): DifferenceSegment[] {
  return readableSegments(tokenDifference(textTokens(left), textTokens(right)))
}

function tokenDifference(left: readonly TextToken[], right: readonly TextToken[]): TokenSegment[] {
  return compared(left, right, keyOf) ?? clauseDifference(left, right)
}

/** Long texts with many changes: clause by clause, then word by word where both have clauses of their own. */
function clauseDifference(left: readonly TextToken[], right: readonly TextToken[]): TokenSegment[] {
  const segments = compared(clauses(left), clauses(right), (clause) => clause.map(keyOf).join('')) ?? [
    { kind: 'removed' as const, left: [left], right: [] },
    { kind: 'added' as const, left: [], right: [right] },
  ]
  const found: TokenSegment[] = []
  for (let index = 0; index < segments.length; index++) {
    const [segment, next] = [segments[index]!, segments[index + 1]]
    if (segment.kind !== 'removed' || next?.kind !== 'added') {
      found.push({ kind: segment.kind, left: segment.left.flat(), right: segment.right.flat() })
      continue
    }
    const [removed, added] = [segment.left.flat(), next.right.flat()]
    found.push(
      ...(compared(removed, added, keyOf) ?? [
        { kind: 'removed' as const, left: removed, right: [] },
        { kind: 'added' as const, left: [], right: added },
      ]),
    )
    index++
  }
  return found
}

function clauses(tokens: readonly TextToken[]): TextToken[][] {
  const found: TextToken[][] = []
  let open: TextToken[] = []
  for (const token of tokens) {
    open.push(token)
    if (CLAUSE_END.test(token.text)) {
      found.push(open)
      open = []
    }
  }
  return open.length > 0 ? [...found, open] : found
}

const keyOf = (token: TextToken) => token.key

/** The segments of two lists by the keys of their items; null if they differ in too much. */
function compared<Item>(
  left: readonly Item[],
  right: readonly Item[],
  keyFor: (item: Item) => string,
): { kind: DifferenceSegment['kind']; left: readonly Item[]; right: readonly Item[] }[] | null {
  const changes = diffArrays(left.map(keyFor), right.map(keyFor), { maxEditLength: MAX_CHANGES })
  if (changes === undefined) return null
  let [atLeft, atRight] = [0, 0]
  return changes.map(({ added, removed, count }) => {
    const [fromLeft, fromRight] = [atLeft, atRight]
    if (!added) atLeft += count
    if (!removed) atRight += count
    return {
      kind: added ? 'added' : removed ? 'removed' : 'same',
      left: left.slice(fromLeft, atLeft),
      right: right.slice(fromRight, atRight),
    }
  })
}
