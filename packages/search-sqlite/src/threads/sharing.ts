import type { Sharing } from './job-queue.ts'
import type { ReaderOperations, SharedPart } from './reader-protocol.ts'

/** Copies a part of the readers' in-memory data from the one that computes it to the others. */
export function sharing<R extends object>(path: string, part: SharedPart['part']): Sharing<ReaderOperations<R>, SharedPart> {
  return {
    load: (reader) => reader.call('load', { path, request: part }),
    attach: (reader, shared) => reader.call('attach', { path, request: shared }),
  }
}
