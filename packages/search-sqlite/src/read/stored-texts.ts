import type { RecordTexts } from '../storage/stored-record.ts'

/** A stored record that nobody has read yet. */
export interface StoredTexts {
  readonly docId: string
  readonly texts: RecordTexts
}
