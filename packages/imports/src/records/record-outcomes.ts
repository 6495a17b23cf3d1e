import type { DerivedBatch, RecordKind } from '@gezhi/records'

/** Outcome of one record that was read. */
export type Outcome = 'new' | 'changed' | 'unchanged'

/** For one record that was read: the document it became part of, and whether it made that document new or changed it. */
export interface RecordOutcome {
  readonly docId: string
  readonly outcome: Outcome
}

/**
 * Outcome of each record that was read, in order: one per record, however many documents are written. A document counts once, for the
 * first record that is part of it; a record merged into others gets their outcome. Documents rewritten because others changed count for
 * no record. `known`: what was stored before.
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
