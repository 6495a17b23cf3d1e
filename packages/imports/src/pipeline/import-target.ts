import type { SourceProgress } from '@gezhi/search'
import type { ImportCounts } from './import-event.ts'
import type { ReadBatch, ReadEvent } from './read-event.ts'

/** Where imported data is written. */
export interface ImportTarget {
  /** Progress of an earlier run with a source of records of a kind, by its name, or of classes (null). */
  progressOf(source: string, recordKind: string | null): Promise<SourceProgress | null>
  /**
   * Prepares a batch while the one before may still be written; the result writes it, after that one. `signal` aborts the preparation and
   * the waiting for an unresponsive store; a write that has begun is completed.
   */
  prepare(batch: ReadBatch, signal: AbortSignal): Promise<() => Promise<ImportCounts>>
  /** Stores a drawing or page; returns whether it is new, or null if pictures are not stored. `signal` aborts the waiting. */
  storePicture(picture: ReadEvent & { kind: 'picture' }, signal?: AbortSignal): Promise<boolean | null>
}
