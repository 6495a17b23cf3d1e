import { analyzeText, highlightMatches, type AnalyzedText, type MarkedSpan, type QueryNode } from '@gezhi/query'
import type { RecordKind } from '@gezhi/records'
import { quotePassage, toMatchMarks, worthQuoting, type Snippet, type SnippetsRequest } from '@gezhi/search'
import type { Compounds } from '../../query-dsl/resolved-words.ts'
import { textPositions } from './text-positions.ts'

/** Looks up the words of a query once, to quote from many records. */
export function toSnippets(
  kind: RecordKind,
  query: QueryNode,
  compounds: Compounds,
  { columns, maxSnippets, length }: SnippetsRequest,
): (record: object) => Snippet[] {
  const positions = textPositions(compounds)
  const matches = highlightMatches(query, kind.fields).map((match) => ({ ...match, marks: toMatchMarks(positions, match.match) }))
  const searched = columns.flatMap((name) => {
    const column = kind.textColumns.find((one) => one.name === name)
    const marks = matches.flatMap((match) => (match.columns.includes(name) ? [match.marks] : []))
    return column === undefined || marks.length === 0 ? [] : [{ column, marks }]
  })
  return (record) => {
    const snippets: Snippet[] = []
    for (const { column, marks } of searched) {
      if (snippets.length >= maxSnippets) break
      const best = bestValue(column.texts(record), (text) => marks.flatMap((marksOf) => marksOf(text)))
      if (best !== null) snippets.push(quotePassage(column.name, best.value, best.text, best.spans, length))
    }
    return snippets
  }
}

interface MarkedValue {
  readonly value: string
  readonly text: AnalyzedText
  readonly spans: readonly MarkedSpan[]
}

/** The value that matches the most clauses, then has the most marks, then comes first; null if none matches. */
function bestValue(values: readonly string[], marksOf: (text: AnalyzedText) => readonly MarkedSpan[]): MarkedValue | null {
  let best: MarkedValue | null = null
  for (const value of values) {
    const text = analyzeText(value)
    const spans = marksOf(text)
    if (spans.length > 0 && (best === null || worthQuoting(spans) > worthQuoting(best.spans))) best = { value, text, spans }
  }
  return best
}
