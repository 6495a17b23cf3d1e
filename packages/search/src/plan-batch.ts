import type { WriteCounts } from './search-engine.ts'

/** A record as it is written, and what it is known by: its id and what it holds. */
export interface Prepared<Hash> {
  readonly docId: string
  readonly hash: Hash
}

/** What one record of a batch comes to: its state before, and after (null: gone). */
export interface Change<Stored, After> {
  readonly docId: string
  readonly before: Stored | null
  readonly after: After | null
}

export interface BatchPlan<Stored, After> {
  readonly changes: readonly Change<Stored, After>[]
  readonly counts: WriteCounts
}

/**
 * What a batch changes, one entry a record however often the batch names it, and the counts its caller is told. Puts come before
 * deletes. Pure but for `find`.
 */
export function planBatch<Hash, Stored extends { readonly hash: Hash }, After extends Prepared<Hash>>(
  puts: readonly After[],
  deletes: readonly string[],
  find: (docId: string) => Stored | null,
  same: (a: Hash, b: Hash) => boolean,
): BatchPlan<Stored, After> {
  const changes = new Map<string, Change<Stored, After>>()
  const counts = { new: 0, changed: 0, unchanged: 0, deleted: 0 }
  for (const record of puts) {
    const known = changes.get(record.docId)
    const before = known === undefined ? find(record.docId) : known.before
    const current = known === undefined ? before : known.after
    if (current !== null && same(current.hash, record.hash)) counts.unchanged++
    else {
      counts[current === null ? 'new' : 'changed']++
      changes.set(record.docId, { docId: record.docId, before, after: record })
    }
  }
  for (const docId of deletes) {
    const known = changes.get(docId)
    const before = known === undefined ? find(docId) : known.before
    if ((known === undefined ? before : known.after) === null) continue
    counts.deleted++
    changes.set(docId, { docId, before, after: null })
  }
  return { changes: [...changes.values()].filter(({ before, after }) => before !== null || after !== null), counts }
}
