import type { WriteCounts } from '@gezhi/search'
import type { PreparedRecord } from './prepared-record.ts'

/** What the index holds of a record before the batch. */
export interface Stored {
  readonly docNo: number
  readonly rowId: number
  readonly hash: Uint8Array
}

/** What one record of a batch comes to: its state before, and after (null: gone). */
export interface Change {
  readonly before: Stored | null
  readonly after: PreparedRecord | null
}

export interface BatchPlan {
  readonly changes: readonly Change[]
  readonly counts: WriteCounts
}

/**
 * What a batch changes, one entry a record however often the batch names it, and the counts its caller is told. Puts come before
 * deletes. Pure but for `find`.
 */
export function planBatch(puts: readonly PreparedRecord[], deletes: readonly string[], find: (docId: string) => Stored | null): BatchPlan {
  const changes = new Map<string, Change>()
  const counts = { new: 0, changed: 0, unchanged: 0, deleted: 0 }
  for (const record of puts) {
    const known = changes.get(record.docId)
    const before = known === undefined ? find(record.docId) : known.before
    const current = known === undefined ? before : known.after
    if (current !== null && Buffer.compare(current.hash, record.hash) === 0) counts.unchanged++
    else {
      counts[current === null ? 'new' : 'changed']++
      changes.set(record.docId, { before, after: record })
    }
  }
  for (const docId of deletes) {
    const known = changes.get(docId)
    const before = known === undefined ? find(docId) : known.before
    if ((known === undefined ? before : known.after) === null) continue
    counts.deleted++
    changes.set(docId, { before, after: null })
  }
  return { changes: [...changes.values()].filter(({ before, after }) => before !== null || after !== null), counts }
}
