import type { AnalyzedText } from '../analyzer/analyze-text.ts'
import type { TextRange } from '../tree.ts'

/** A range of a text to highlight, in its UTF-16 units. */
export interface Highlight extends TextRange {
  /** Index of its clause in the query. */
  readonly clause: number
}

/** Positions from `start` to before `end` that match a clause of the query. */
export interface MarkedSpan {
  readonly start: number
  readonly end: number
  readonly clause: number
}

/** Ranges of an analysed text to highlight, ascending and disjoint; of overlapping spans the first in the list wins. Pure. */
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
