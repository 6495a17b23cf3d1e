import { conditionHits } from './condition-hits.ts'
import type { HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'
import { ordinalOf } from './snapshot.ts'
import type { ResolvedCondition } from './resolved-condition.ts'

interface IdPage {
  /** The id before the page; '' before the first. */
  readonly after: string
  readonly size: number
}

/** Ordinals of the next hits in the order of their ids. */
export function hitsById(session: IndexSession, condition: ResolvedCondition, page: IdPage): number[] {
  const hits = conditionHits(session, condition)
  if (page.size === 0 || hits.size === 0) return []
  const { snapshot } = session
  // Of many hits the page is full after few documents; few hits are sorted themselves.
  const documentsToPage = (snapshot.rowIds.length / hits.size) * page.size
  const rowIds = documentsToPage < hits.size ? documentsById(session, page) : sortedById(session, hits, page)
  return rowIds
    .map((rowId) => ordinalOf(snapshot, rowId))
    .filter((ordinal) => hits.has(ordinal))
    .take(page.size)
    .toArray()
}

function documentsById({ connection }: IndexSession, { after }: IdPage): Generator<number, void, void> {
  return connection.rowIds('SELECT row_id FROM documents WHERE doc_id > ? ORDER BY doc_id', [after])
}

function sortedById({ connection, snapshot }: IndexSession, hits: HitSet, { after, size }: IdPage): Generator<number, void, void> {
  const rowIds = Array.from(hits.ordinals, (ordinal) => snapshot.rowIds[ordinal]!)
  const sql =
    'SELECT row_id FROM columns JOIN documents USING (doc_no, row_id) WHERE row_id IN (SELECT value FROM json_each(?)) AND doc_id > ? ORDER BY doc_id LIMIT ?'
  return connection.rowIds(sql, [JSON.stringify(rowIds), after, size])
}
