import { analyzeText, highlightMatches, type MarkedSpan, type QueryNode } from '@gezhi/query'
import type { TextColumn } from '@gezhi/records'
import { quotePassage, toMatchMarks, worthQuoting, type Snippet, type SnippetsRequest, type TextPositions } from '@gezhi/search'
import { readForwardRow, VALUE, type ForwardColumn } from '../storage/forward-row.ts'
import type { IndexSession } from './index-session.ts'
import { resolveMatch } from './resolve-condition.ts'
import { nearestSpans, toOccurrences } from './text-matcher.ts'

/** The snippets of one document; `record` is read only if the forward store has matches. */
export type SnippetsOf = (rowId: number, record: (column: TextColumn) => object) => Snippet[]

/** Looks up the words of a query once, to quote from many documents. Only the quoted values are analysed again. */
export function toSnippets(session: IndexSession, query: QueryNode, { columns, maxSnippets, length }: SnippetsRequest): SnippetsOf {
  const positions: TextPositions<ForwardColumn> = {
    occurrencesOf: (match) => toOccurrences(session.vocabulary, resolveMatch(session.vocabulary, match)),
    near: nearestSpans,
  }
  const { kind, places } = session.layout
  const matches = highlightMatches(query, kind.fields).map((match) => ({ ...match, marks: toMatchMarks(positions, match.match) }))
  const searched = columns.filter((column) => places.has(column) && matches.some((match) => match.columns.includes(column)))
  const numbers = new Set(searched.map((column) => places.get(column)!))
  const find = session.connection.prepare('SELECT forward.data FROM columns JOIN forward USING (doc_no) WHERE row_id = ?')
  return (rowId, record) => {
    const row = readForwardRow((find.get(rowId) as { data: Uint8Array }).data, numbers)
    const snippets: Snippet[] = []
    for (const column of searched) {
      const place = places.get(column)!
      const text = row.get(place)
      const spans = text === undefined ? [] : matches.flatMap((match) => (match.columns.includes(column) ? match.marks(text) : []))
      if (spans.length === 0 || snippets.length >= maxSnippets) continue
      const value = bestValue(text!, spans)
      const textColumn = kind.textColumns[place]!
      const quoted = valueAt(textColumn.texts(record(textColumn)), value.index)
      snippets.push(quotePassage(column, quoted, analyzeText(quoted), value.spans, length))
    }
    return snippets
  }
}

interface ValueSpans {
  /** Index among the values with any word. */
  readonly index: number
  /** Counted from the first position of the value. */
  readonly spans: readonly MarkedSpan[]
}

/** The value that matches the most clauses, then has the most marks, then comes first. */
function bestValue({ sentences, borders }: ForwardColumn, spans: readonly MarkedSpan[]): ValueSpans {
  const starts = Array.from(sentences).filter((_, i) => borders[i] === VALUE)
  const values = new Map<number, MarkedSpan[]>()
  for (const span of spans) {
    const index = starts.findLastIndex((start) => start <= span.start)
    const start = starts[index]!
    values.set(index, [...(values.get(index) ?? []), { ...span, start: span.start - start, end: span.end - start }])
  }
  const [index, inside] = [...values].toSorted(([a, of], [b, than]) => worthQuoting(than) - worthQuoting(of) || a - b)[0]!
  return { index, spans: inside }
}

/** Certainly contains a word; other characters must be analysed to know. */
const WORD = /[\p{L}\p{Nd}]/u

function valueAt(texts: readonly string[], index: number): string {
  return texts.filter((text) => WORD.test(text) || analyzeText(text).tokens.length > 0)[index]!
}
