import type { IndexedRecord, RecordBatch, RecordIndex, RecordKind, Relation } from '@gezhi/records'

/** A batch that is being written. */
export interface UnwrittenBatch<R extends object> extends RecordBatch<R> {
  readonly written: Promise<unknown>
}

/**
 * The index as it is after a batch that is being written, whether a request reads the state before it or after it. Of records that share a
 * key those of the batch come last.
 */
export function withUnwritten<R extends object>(kind: RecordKind<R>, stored: RecordIndex<R>, batch: UnwrittenBatch<R>): RecordIndex<R> {
  const puts = new Map(batch.puts.map((record) => [kind.identity(record) as string, record]))
  const replaced = new Set([...puts.keys(), ...batch.deletes])
  const byKeys = new Map<string, ReadonlyMap<string, readonly IndexedRecord<R>[]>>()
  const withKeys = (field: string) => {
    const found = byKeys.get(field) ?? byKeyOf(kind.relations[field]!, puts)
    byKeys.set(field, found)
    return found
  }
  const own = (docId: string) => {
    const record = puts.get(docId)
    return record === undefined ? undefined : { docId, record }
  }
  return {
    get: async (ids) => {
      const before = new Map((await stored.get(ids.filter((id) => !replaced.has(id)))).map((one) => [one.docId, one]))
      return ids.flatMap((docId) => own(docId) ?? before.get(docId) ?? [])
    },
    relatedEach: async (request) => {
      const found = await stored.relatedEach(request)
      // More may follow that the request did not return, in the place of those that are replaced.
      if (found.some(({ length }) => length >= request.limit)) {
        await batch.written
        return stored.relatedEach(request)
      }
      const unwritten = withKeys(request.field)
      const { key } = kind.relations[request.field]!
      return found.map((records, i) => [
        ...records.filter(({ docId }) => !replaced.has(docId)),
        ...(unwritten.get(key(request.values[i]!)) ?? []).map((one) => (request.short === true ? withoutBody(kind, one) : one)),
      ])
    },
  }
}

function byKeyOf<R extends object>({ keys }: Relation<R>, records: ReadonlyMap<string, R>): Map<string, IndexedRecord<R>[]> {
  const byKey = new Map<string, IndexedRecord<R>[]>()
  for (const [docId, record] of records) {
    for (const key of new Set(keys(record))) byKey.set(key, [...(byKey.get(key) ?? []), { docId, record }])
  }
  return byKey
}

function withoutBody<R extends object>({ bodyProperties }: RecordKind<R>, { docId, record }: IndexedRecord<R>): IndexedRecord<R> {
  const front = Object.entries(record).filter(([property]) => !bodyProperties.includes(property))
  return { docId, record: Object.fromEntries(front) as R }
}
