import { hash } from 'node:crypto'
import type { RecordKind } from '@gezhi/records'

/** A 16-byte hash of a record's content without its source; independent of the order of keys. */
export function contentHash(kind: RecordKind, record: object): Uint8Array {
  return hash('sha256', kind.content(record), 'buffer').subarray(0, 16)
}
