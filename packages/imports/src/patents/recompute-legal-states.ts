import { PATENT_FIELD_TABLE, type PatentRecord, withLegalStates } from '@gezhi/records'
import { readQuery } from '@gezhi/query'
import type { SearchEngine } from '@gezhi/search'
import type { EventCodes } from '../event-codes/event-codes.ts'

export interface LegalStateRun {
  readonly engine: SearchEngine<PatentRecord>
  readonly today: string
  readonly eventCodes?: EventCodes | undefined
  /** When aborted, what is written so far stays, and the rest is due as before. */
  readonly signal?: AbortSignal | undefined
}

/** Records written at once, and identities held of those to come. */
const BATCH = 500
const ROUND = 100_000

/**
 * Tells legal states anew that time or the table of event codes has changed: those whose day has come, and, once the table is another, those
 * of all records with events. Nothing else may write records meanwhile. Answers how many records changed.
 */
export async function recomputeLegalStates(recomputing: LegalStateRun): Promise<number> {
  const { eventCodes } = recomputing
  let changed = 0
  if (eventCodes?.hasUnappliedChanges() === true) {
    changed += await recompute(recomputing, 'has=events')
    if (recomputing.signal?.aborted !== true) eventCodes.markApplied()
  }
  return changed + (await recompute(recomputing, `status-change<=${recomputing.today}`))
}

/** All that is found is noted first: what is written may drop out of what is found, or move within it. */
async function recompute(recomputing: LegalStateRun, query: string): Promise<number> {
  let changed = 0
  try {
    const ids = await idsOf(recomputing, query)
    for (let at = 0; at < ids.length && recomputing.signal?.aborted !== true; at += BATCH) {
      const records = (await recomputing.engine.get(ids.slice(at, at + BATCH))).map(({ record }) => record)
      changed += await writeStates(recomputing, records)
    }
  } catch (error) {
    if (recomputing.signal?.aborted !== true) throw error
  }
  return changed
}

async function writeStates({ engine, today, eventCodes, signal }: LegalStateRun, records: readonly PatentRecord[]): Promise<number> {
  const puts = await withLegalStates(records, [], engine, { today, ...(eventCodes && { categoryOf: eventCodes.categoryOf }) })
  return (await engine.write({ puts }, { signal })).changed
}

async function idsOf({ engine, signal }: LegalStateRun, query: string): Promise<string[]> {
  const { tree } = readQuery(query, { fields: PATENT_FIELD_TABLE })
  const ids: string[] = []
  for (;;) {
    const { hits } = await engine.page({ query: tree, from: ids.length, size: ROUND, short: true, ...(signal && { signal }) })
    ids.push(...hits.map(({ docId }) => docId))
    if (hits.length < ROUND) return ids
  }
}
