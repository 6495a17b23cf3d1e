import type { RecordBatch, RecordIndex, RecordKind } from '@gezhi/records'

/** A batch that is being written. */
export interface BatchBeingWritten<R extends object> extends RecordBatch<R> {
  readonly written: Promise<unknown>
}

/**
 * An index as it is after a batch that is being written: a request whose answer the batch may change waits until it is written, all others
 * are answered at once. A waiting request rejects with the error of the batch.
 */
export function afterBatch<R extends object>(kind: RecordKind<R>, index: RecordIndex<R>, batch: BatchBeingWritten<R>): RecordIndex<R> {
  const touched = new Set([...batch.puts.map((record) => kind.identity(record) as string), ...batch.deletes])
  const keysOfPuts = new Map<string, ReadonlySet<string>>()
  const keysOf = (relation: string) => {
    const keys = keysOfPuts.get(relation) ?? new Set(batch.puts.flatMap((record) => kind.relations[relation]!.keys(record)))
    keysOfPuts.set(relation, keys)
    return keys
  }
  return {
    get: async (ids) => {
      if (ids.some((id) => touched.has(id))) await batch.written
      return index.get(ids)
    },
    relatedEach: async (request) => {
      const { key } = kind.relations[request.field]!
      const gains = request.values.some((value) => keysOf(request.field).has(key(value)))
      if (!gains) {
        const found = await index.relatedEach(request)
        // The batch may delete a record that was found, or take the key from it.
        if (!found.flat().some(({ docId }) => touched.has(docId))) return found
      }
      await batch.written
      return index.relatedEach(request)
    },
  }
}
