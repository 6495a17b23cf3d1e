import { COUNTS_IN_BLOCK } from '../storage/word-forms.ts'
import type { IndexStatistics } from './estimated-hits.ts'
import type { IndexSession } from './index-session.ts'

/** Number of documents with a token, by its id. */
export function documentsOf(session: IndexSession, id: number): number {
  const block = Math.floor(id / COUNTS_IN_BLOCK)
  const counts = session.derived(`terms ${block}`, () => {
    const row = session.connection.prepare('SELECT counts FROM term_counts WHERE block = ?').get(block) as
      | { counts: Uint8Array }
      | undefined
    return row === undefined ? new Int32Array(COUNTS_IN_BLOCK) : new Int32Array(row.counts.slice().buffer)
  })
  return counts[id % COUNTS_IN_BLOCK] ?? 0
}

/** What is known of an index without reading postings. */
export function statisticsOf(session: IndexSession): IndexStatistics {
  const { documents, vocabulary } = session
  return { documents, documentsOf: (token) => documentsOf(session, vocabulary.id(token)) }
}
