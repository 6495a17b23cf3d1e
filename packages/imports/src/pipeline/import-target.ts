import type { SourceProgress } from '@gezhi/search'
import type { ImportCounts } from './import-event.ts'
import type { ReadBatch, ReadEvent } from './read-event.ts'

/** Where what was read goes. */
export interface ImportTarget {
  /** How far an earlier run got with a source of records of a kind, by its name, or of classes (null). */
  progressOf(source: string, recordKind: string | null): Promise<SourceProgress | null>
  /** `signal` ends what comes before the writing, and the waiting for a store that does not answer; what is written then is written whole. */
  write(batch: ReadBatch, signal: AbortSignal): Promise<ImportCounts>
  /** Keeps a drawing or page; answers whether it was not there before, or null where pictures are not kept. `signal` ends the waiting for them. */
  storePicture(picture: ReadEvent & { kind: 'picture' }, signal?: AbortSignal): Promise<boolean | null>
}
