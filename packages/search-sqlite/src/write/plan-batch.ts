import type { PatentRecord } from '@gezhi/records'
import { recordIdentity, SearchError, type WriteBatch, type WriteCounts } from '@gezhi/search'
import { contentHash } from './content-hash.ts'

/** What the index holds of a record before the batch. */
export interface Stored {
  readonly docNo: number
  readonly rowId: number
  readonly hash: Uint8Array
}

/** What one record of a batch comes to: its state before, and after (null: gone). */
export interface Change {
  readonly docId: string
  readonly before: Stored | null
  readonly after: { readonly record: PatentRecord; readonly hash: Uint8Array } | null
}

/**
 * What a batch changes, one entry a record however often the batch names it, and the counts its caller is told. Puts come before
 * deletes. Throws `SearchError` on a record without any number. Pure but for `find`.
 */
export function planBatch(batch: WriteBatch, find: (docId: string) => Stored | null): { changes: Change[]; counts: WriteCounts } {
  const changes = new Map<string, Change>()
  const counts = { new: 0, changed: 0, unchanged: 0, deleted: 0 }
  for (const record of batch.puts) {
    const docId = identityOf(record)
    const known = changes.get(docId)
    const before = known === undefined ? find(docId) : known.before
    const current = known === undefined ? before : known.after
    const hash = contentHash(record)
    if (current !== null && equal(current.hash, hash)) counts.unchanged++
    else {
      counts[current === null ? 'new' : 'changed']++
      changes.set(docId, { docId, before, after: { record, hash } })
    }
  }
  for (const docId of batch.deletes ?? []) {
    const known = changes.get(docId)
    const before = known === undefined ? find(docId) : known.before
    if ((known === undefined ? before : known.after) === null) continue
    counts.deleted++
    changes.set(docId, { docId, before, after: null })
  }
  return { changes: [...changes.values()].filter(({ before, after }) => before !== null || after !== null), counts }
}

function identityOf(record: PatentRecord): string {
  const docId = recordIdentity(record)
  if (docId === null) throw new SearchError('invalid-request', 'A record has neither a publication number nor an application number')
  return docId
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}
