import type { WriteCounts } from './search-engine.ts'

/** A record to be written with its id and content hash. */
export interface Prepared<Hash> {
  readonly docId: string
  readonly hash: Hash
}

/** Change of one record: its state before, and after (null: deleted). */
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
 * The changes of a batch, one per record however often the batch contains it, and the counts for its caller. Puts come before deletes.
 * Pure except for `find`.
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
