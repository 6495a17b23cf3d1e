import { TEXT_COLUMNS } from '@gezhi/records'
import { readForwardRow } from '../../storage/forward-row.ts'
import type { IndexSession } from '../index-session.ts'

/** Texts that say shortly what a document is about. */
const COLUMNS: ReadonlySet<string> = new Set(['title', 'abstract', 'independentClaims'])
const COLUMN_NUMBERS = new Set(TEXT_COLUMNS.flatMap((column, i) => (COLUMNS.has(column) ? i : [])))
const SQL = 'SELECT forward.data FROM columns JOIN forward USING (doc_no) WHERE row_id = ?'

/** Tokens of title, abstract and independent claims of a document, each of these apart. */
export function mainTokens(session: IndexSession, ordinal: number): ArrayLike<number>[] {
  const row = session.connection.prepare(SQL).get(session.snapshot.rowIds[ordinal]!) as { data: Uint8Array }
  return [...readForwardRow(row.data, COLUMN_NUMBERS).values()].map((column) => column.tokens)
}

/** Whether tokens follow each other in title, abstract or independent claims of a document. */
export function standTogether(session: IndexSession, ordinal: number, tokens: readonly number[]): boolean {
  return mainTokens(session, ordinal).some((column) => holdsRun(column, tokens))
}

function holdsRun(all: ArrayLike<number>, run: readonly number[]): boolean {
  for (let start = 0; start + run.length <= all.length; start++) if (run.every((token, i) => all[start + i] === token)) return true
  return false
}
