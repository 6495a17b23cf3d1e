import { analyzeText, choosePassage, highlightMatches, markRanges, type AnalyzedText, type MarkedSpan, type QueryNode } from '@gezhi/query'
import { columnTexts, type PatentRecord, type TextColumn } from '@gezhi/records'
import { toMatchMarks, type Snippet, type SnippetsRequest } from '@gezhi/search'
import type { Compounds } from '../../asking/resolved-words.ts'
import { textPositions } from './text-positions.ts'

/** Looks the words of a query up once, to quote from many records. */
export function toSnippets(
  query: QueryNode,
  compounds: Compounds,
  { columns, most, length }: SnippetsRequest,
): (record: PatentRecord) => Snippet[] {
  const positions = textPositions(compounds)
  const matches = highlightMatches(query).map((match) => ({ ...match, marks: toMatchMarks(positions, match.match) }))
  const searched = columns.filter((column) => matches.some((match) => match.columns.includes(column)))
  return (record) => {
    const snippets: Snippet[] = []
    for (const column of searched) {
      if (snippets.length >= most) break
      const marks = matches.flatMap((match) => (match.columns.includes(column) ? [match.marks] : []))
      const best = bestValue(columnTexts(record, column), (text) => marks.flatMap((marksOf) => marksOf(text)))
      if (best !== null) snippets.push(quote(column, best, length))
    }
    return snippets
  }
}

interface MarkedValue {
  readonly value: string
  readonly text: AnalyzedText
  readonly spans: readonly MarkedSpan[]
}

/** The value that holds most clauses, then most marks, then stands first; null where none holds any. */
function bestValue(values: readonly string[], marksOf: (text: AnalyzedText) => readonly MarkedSpan[]): MarkedValue | null {
  let best: MarkedValue | null = null
  for (const value of values) {
    const text = analyzeText(value)
    const spans = marksOf(text)
    if (spans.length > 0 && (best === null || worth(spans) > worth(best.spans))) best = { value, text, spans }
  }
  return best
}

function worth(spans: readonly MarkedSpan[]): number {
  return new Set(spans.map(({ clause }) => clause)).size * 1000 + Math.min(spans.length, 999)
}

function quote(column: TextColumn, { value, text, spans }: MarkedValue, length: number): Snippet {
  const marks = markRanges(
    text,
    spans.toSorted((a, b) => a.clause - b.clause),
  )
  const { start, end } = choosePassage(value, text, marks, length)
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
