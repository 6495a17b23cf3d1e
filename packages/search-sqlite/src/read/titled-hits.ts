import { analyzeText, type QueryNode } from '@gezhi/query'
import { columnFilter } from '../storage/index-layout.ts'
import { readForwardRow, VALUE, type ForwardColumn } from '../storage/forward-row.ts'
import type { IndexSession } from './index-session.ts'

/** Longer texts are not titles; shorter ones match too many. */
const LONGEST = 80
const SHORTEST = 2
/** Milliseconds to search for documents with the words of a title in sequence, and maximum number of them compared. */
const MAX_MATCHING_MS = 50
const COMPARED = 500

/** The text of a query that consists of words only, like a title typed into the search box; null for any other. Pure. */
export function typedText(query: QueryNode | null): string | null {
  if (query === null) return null
  const operands = query.kind === 'and' ? query.operands : [query]
  const texts = operands.map((operand) => (operand.kind === 'word' || operand.kind === 'phrase' ? operand.text : null))
  return texts.includes(null) ? null : texts.join(' ')
}

/** Row ids of documents with this title or name, ignoring letter case and punctuation. */
export function titledRows(session: IndexSession, text: string): number[] {
  const { layout } = session
  const { tokens } = analyzeText(text)
  if (layout.names.size === 0 || tokens.length < SHORTEST || tokens.length > LONGEST) return []
  const ids = tokens.map((token) => session.vocabulary.id(token))
  if (ids.includes(0)) return []
  const sql = 'SELECT count(collect(rowid)) FROM words WHERE words MATCH ?'
  const found = session.connection.collect(
    sql,
    [`${columnFilter(layout, layout.names)} : "${tokens.join(' ')}"`],
    performance.now() + MAX_MATCHING_MS,
  )
  const forward = session.connection.prepare('SELECT forward.data FROM columns JOIN forward USING (doc_no) WHERE row_id = ?')
  return Array.from(found.numbers.subarray(0, found.size))
    .slice(-COMPARED)
    .filter((rowId) => {
      const titles = readForwardRow((forward.get(rowId) as { data: Uint8Array }).data, layout.names)
      return titles.values().some((column) => isValueOf(column, ids))
    })
}

function isValueOf({ tokens, sentences, borders }: ForwardColumn, ids: readonly number[]): boolean {
  const starts = Array.from(sentences).filter((_, i) => borders[i] === VALUE)
  return starts.some((start, i) => {
    const end = starts[i + 1] ?? tokens.length
    return end - start === ids.length && ids.every((id, j) => tokens[start + j] === id)
  })
}
