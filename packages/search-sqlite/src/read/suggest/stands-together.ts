import { readForwardRow } from '../../storage/forward-row.ts'
import type { IndexSession } from '../index-session.ts'

const SQL = 'SELECT forward.data FROM columns JOIN forward USING (doc_no) WHERE row_id = ?'

/** Tokens of the summarising texts of a document, each column separately. */
export function mainTokens(session: IndexSession, ordinal: number): ArrayLike<number>[] {
  const row = session.connection.prepare(SQL).get(session.snapshot.rowIds[ordinal]!) as { data: Uint8Array }
  return [...readForwardRow(row.data, session.layout.main).values()].map((column) => column.tokens)
}

/** Whether tokens are adjacent in the summarising texts of a document. */
export function standTogether(session: IndexSession, ordinal: number, tokens: readonly number[]): boolean {
  return mainTokens(session, ordinal).some((column) => holdsRun(column, tokens))
}

function holdsRun(all: ArrayLike<number>, run: readonly number[]): boolean {
  for (let start = 0; start + run.length <= all.length; start++) if (run.every((token, i) => all[start + i] === token)) return true
  return false
}
