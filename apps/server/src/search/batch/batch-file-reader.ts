import { BATCH_LIMITS } from '@gezhi/contract'
import type { readTableInThread } from '@gezhi/imports'
import { CallError } from '../../http/call-error.ts'
import { uploadedTableReader, type UploadedTableReader } from '../../kinds/uploaded-tables.ts'

/** Reads the table of an uploaded list, at most one row more than `BATCH_LIMITS.rows` and a title; throws BATCH_FILE. */
export function batchFileReader(read?: typeof readTableInThread): UploadedTableReader {
  const damaged = (problem: string) => new CallError('BATCH_FILE', { problem })
  return uploadedTableReader({ rows: BATCH_LIMITS.rows + 2, bytes: BATCH_LIMITS.bytes, damaged }, read)
}
