import { hash } from 'node:crypto'
import type { RecordKind } from '@gezhi/records'

/** 16 bytes that differ when anything in a record differs but where it came from; the order of keys plays no part. */
export function contentHash(kind: RecordKind, record: object): Uint8Array {
  return hash('sha256', kind.content(record), 'buffer').subarray(0, 16)
}
