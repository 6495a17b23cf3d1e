import { type PatentRecord, recordContent, recordIdentity } from '@gezhi/records'
import { applicationKey } from './application-key.ts'

/** What became of one record that was read. */
export type Outcome = 'new' | 'changed' | 'unchanged'

/** Of one record that was read: the document it became part of, and whether it is what made that one new or other than before. */
export interface RecordOutcome {
  readonly docId: string
  readonly outcome: Outcome
}

/**
 * What became of each record that was read, in their order: one outcome a record, however many documents are written. A document counts
 * once, with the first record that is part of it; what only says of an application counts by the publications it went into. Documents that
 * are written because others changed are nobody's. `known`: what was stored before.
 */
export function recordOutcomes(
  read: readonly PatentRecord[],
  puts: readonly PatentRecord[],
  known: ReadonlyMap<string, readonly PatentRecord[]>,
): RecordOutcome[] {
  const written = new Map(puts.map((record) => [identityOf(record), record]))
  const byApplication = Map.groupBy(puts, applicationKey)
  const own = new Set(read.map(identityOf))
  const counted = new Set<string>()
  return read.map((record) => {
    const docId = identityOf(record)
    const others = () => byApplication.get(applicationKey(record))?.map(identityOf) ?? []
    const ids = (written.has(docId) ? [docId] : others().filter((id) => !own.has(id))).filter((id) => !counted.has(id))
    for (const id of ids) counted.add(id)
    const outcomes = ids.map((id) => outcomeOf(written.get(id) as PatentRecord, known.get(id)?.[0]))
    return { docId, outcome: outcomes.find((outcome) => outcome !== 'unchanged') ?? 'unchanged' }
  })
}

function outcomeOf(record: PatentRecord, before: PatentRecord | undefined): Outcome {
  if (before === undefined) return 'new'
  return recordContent(before) === recordContent(record) ? 'unchanged' : 'changed'
}

function identityOf(record: PatentRecord): string {
  return recordIdentity(record) as string
}
