import type { AnalyzedText } from '../analyzer/analyze-text.ts'
import type { TextRange } from '../tree.ts'

/** A place in a text to mark, in UTF-16 units of it. */
export interface Highlight extends TextRange {
  /** Which clause of the query it belongs to. */
  readonly clause: number
}

/** Positions from `start` to before `end` that a clause of the query found. */
export interface MarkedSpan {
  readonly start: number
  readonly end: number
  readonly clause: number
}

/** Places of an analysed text to mark, ascending, none within another; where spans meet the one listed first wins. Pure. */
export function markRanges({ starts, ends }: AnalyzedText, spans: readonly MarkedSpan[]): readonly Highlight[] {
  const clauses = new Map<number, number>()
  const begins = new Set<number>()
  for (const { start, end, clause } of spans) {
    if (!clauses.has(start)) begins.add(start)
    for (let at = start; at < Math.min(end, starts.length); at++) if (!clauses.has(at)) clauses.set(at, clause)
  }
  const found: Highlight[] = []
  for (const [at, clause] of [...clauses].toSorted(([a], [b]) => a - b)) {
    const last = found.at(-1)
    if (last !== undefined && clauses.get(at - 1) === clause && !begins.has(at)) found[found.length - 1] = { ...last, end: ends[at]! }
    else found.push({ clause, start: Math.max(starts[at]!, last?.end ?? 0), end: ends[at]! })
  }
  return found.filter(({ start, end }) => start < end)
}
