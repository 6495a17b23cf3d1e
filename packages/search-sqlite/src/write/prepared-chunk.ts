import type { PreparedRecord } from './prepared-record.ts'
import { readingsOfTexts, type Readings, type UnreadTexts } from './readings-of-texts.ts'

/**
 * What is prepared while an earlier chunk is written: records, and readings of texts that were new in one before. In one message: calls
 * are answered one at a time, and the writer notices an answer only between two chunks, so a second call would delay the records.
 */
export interface Chunk<Given> {
  readonly records: readonly Given[]
  readonly unread: UnreadTexts
}

export interface PreparedChunk {
  readonly records: readonly PreparedRecord[]
  readonly readings: Readings
}

/** Prepares a chunk; `prepare` prepares its records. */
export function prepareChunk<Given>(
  { records, unread }: Chunk<Given>,
  prepare: (records: readonly Given[]) => readonly PreparedRecord[],
): PreparedChunk {
  return { records: prepare(records), readings: readingsOfTexts(unread) }
}
