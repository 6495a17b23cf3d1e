import type { RecordTexts } from '../storage/stored-record.ts'

/** A stored record, not parsed yet. */
export interface StoredTexts {
  readonly docId: string
  readonly texts: RecordTexts
}
