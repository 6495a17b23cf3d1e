import type { DeriveContext, DerivedBatch, RecordIndex, RecordKind } from '@gezhi/records'
import { type RecordOutcome, recordOutcomes } from './record-outcomes.ts'

/** Result of merging a batch. */
export interface JoinedRecords<R extends object> {
  readonly puts: readonly R[]
  /** Identities of stored records that are replaced by others. */
  readonly deletes: readonly string[]
  /** Outcome of each record of the batch, in order. */
  readonly outcomes: readonly RecordOutcome[]
}

/**
 * Merges the records of a batch with each other and with stored ones: records of one identity become one, independent of the order of
 * their sources, and derived values are computed (`RecordKind.derive`). Every record must have an identity.
 */
export async function joinRecords<R extends object>(
  kind: RecordKind<R>,
  records: readonly R[],
  stored: RecordIndex<R>,
  context: DeriveContext,
): Promise<JoinedRecords<R>> {
  const offered = Map.groupBy(records, (record) => kind.identity(record) as string)
  const known = await storedBefore(stored, [...offered.keys()])
  const puts = [...offered].map(([id, own]) => kind.merge([...(known.get(id) ?? []), ...own], context.rankOf))
  const batch = { puts, deletes: [] }
  const derived: DerivedBatch<R> = (await kind.derive?.(batch, stored, context)) ?? batch
  const others = [...(derived.mergedInto?.values() ?? [])].flat().filter((id) => !known.has(id))
  const before = others.length === 0 ? known : new Map([...known, ...(await storedBefore(stored, others))])
  return { puts: derived.puts, deletes: derived.deletes, outcomes: recordOutcomes(kind, records, derived, before) }
}

/** Stored records by identity; at most one each. */
async function storedBefore<R extends object>(
  stored: Pick<RecordIndex<R>, 'get'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly R[]>> {
  return new Map((await stored.get(ids)).map(({ docId, record }) => [docId, [record]]))
}
