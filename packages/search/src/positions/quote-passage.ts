import { choosePassage, markRanges, type AnalyzedText, type MarkedSpan } from '@gezhi/query'
import type { Snippet } from '../search-engine.ts'

/** Score of a value as a quotation: by the number of matched clauses, then of words. */
export function worthQuoting(spans: readonly MarkedSpan[]): number {
  return new Set(spans.map(({ clause }) => clause)).size * 1000 + Math.min(spans.length, 999)
}

/**
 * The passage of a value with most of its marks, at most `length` characters; `analyzed` is the value's text, spans count its positions.
 */
export function quotePassage(column: string, value: string, analyzed: AnalyzedText, spans: readonly MarkedSpan[], length: number): Snippet {
  const marks = markRanges(
    analyzed,
    spans.toSorted((a, b) => a.clause - b.clause),
  )
  const { start, end } = choosePassage(value, analyzed, marks, length)
  return {
    column,
    text: value.slice(start, end),
    cutBefore: start > 0,
    cutAfter: end < value.length,
    marks: marks
      .filter((mark) => mark.start >= start && mark.end <= end)
      .map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start })),
  }
}
