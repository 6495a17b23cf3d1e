import type { RecordJson } from '../storage/stored-record.ts'

/** A stored record, not parsed yet. */
export interface StoredRecordJson {
  readonly docId: string
  readonly json: RecordJson
}
