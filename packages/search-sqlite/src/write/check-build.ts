import type { DatabaseSync } from 'node:sqlite'
import { SearchError } from '@gezhi/search'

const SAMPLES = 50

/** Checks a shadow index before it is switched in: the stores agree and documents are found by their own words. */
export function checkBuild(db: DatabaseSync): void {
  const counts = ['documents', 'columns'].map((table) => countOf(db, `SELECT count(*) AS count FROM ${table}`))
  const recorded = countOf(db, "SELECT value AS count FROM meta WHERE key = 'documents'")
  if (counts.some((count) => count !== recorded)) fail(`its stores hold ${counts.join(' and ')} documents, it should be ${recorded}`)
  const lost = db.prepare(
    `SELECT count(*) AS count FROM (SELECT row_id FROM documents LIMIT ${SAMPLES}) WHERE row_id NOT IN (SELECT rowid FROM words)`,
  )
  if ((lost.get() as { count: number }).count > 0) fail('some documents have no words')
}

function countOf(db: DatabaseSync, sql: string): number {
  return (db.prepare(sql).get() as { count: number }).count
}

function fail(what: string): never {
  throw new SearchError('corrupt', `The index that was built is not sound: ${what}`)
}
