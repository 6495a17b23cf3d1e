import { hash } from 'node:crypto'
import { type PatentRecord, recordContent } from '@gezhi/records'

/** 16 bytes that differ when anything in a record differs but where it came from; the order of keys plays no part. */
export function contentHash(record: PatentRecord): Uint8Array {
  return hash('sha256', recordContent(record), 'buffer').subarray(0, 16)
}
