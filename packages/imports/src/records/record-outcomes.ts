import type { DerivedBatch, RecordKind } from '@gezhi/records'

/** What became of one record that was read. */
export type Outcome = 'new' | 'changed' | 'unchanged'

/** Of one record that was read: the document it became part of, and whether it is what made that one new or other than before. */
export interface RecordOutcome {
  readonly docId: string
  readonly outcome: Outcome
}

/**
 * What became of each record that was read, in their order: one outcome a record, however many documents are written. A document counts
 * once, with the first record that is part of it; a record that became part of others counts by these. Documents that are written because
 * others changed are nobody's. `known`: what was stored before.
 */
export function recordOutcomes<R extends object>(
  kind: RecordKind<R>,
  read: readonly R[],
  { puts, mergedInto }: DerivedBatch<R>,
  known: ReadonlyMap<string, readonly R[]>,
): RecordOutcome[] {
  const identityOf = (record: R) => kind.identity(record) as string
  const written = new Map(puts.map((record) => [identityOf(record), record]))
  const own = new Set(read.map(identityOf))
  const counted = new Set<string>()
  return read.map((record) => {
    const docId = identityOf(record)
    const others = () => mergedInto?.get(docId) ?? []
    const ids = (written.has(docId) ? [docId] : others().filter((id) => !own.has(id))).filter((id) => !counted.has(id))
    for (const id of ids) counted.add(id)
    const outcomes = ids.map((id) => outcomeOf(kind, written.get(id) as R, known.get(id)?.[0]))
    return { docId, outcome: outcomes.find((outcome) => outcome !== 'unchanged') ?? 'unchanged' }
  })
}

function outcomeOf<R extends object>(kind: RecordKind<R>, record: R, before: R | undefined): Outcome {
  if (before === undefined) return 'new'
  return kind.content(before) === kind.content(record) ? 'unchanged' : 'changed'
}
