import { PATENT_FIELD_TABLE, type PatentRecord, withLegalStates } from '@gezhi/records'
import { readQuery } from '@gezhi/query'
import type { SearchEngine } from '@gezhi/search'
import type { EventCodes } from '../event-codes/event-codes.ts'

export interface LegalStateRun {
  readonly engine: SearchEngine<PatentRecord>
  readonly today: string
  readonly eventCodes?: EventCodes | undefined
  /** When aborted, written records stay and the rest remains due. */
  readonly signal?: AbortSignal | undefined
}

/** Records written at once. */
const BATCH = 500
/** Records of a page: only their identities are used, but a page holds the records. After an update of the kind all records are due. */
const PAGE = 1000

/**
 * Recomputes legal states after time has passed or the table of event codes has changed: those whose date has come, and, if the table
 * changed, those of all records with events. Nothing else may write records meanwhile. Returns the number of changed records.
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

/** All identities are collected first: written records may drop out of the result, or move within it. */
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
    const { hits } = await engine.page({ query: tree, from: ids.length, size: PAGE, short: true, ...(signal && { signal }) })
    ids.push(...hits.map(({ docId }) => docId))
    if (hits.length < PAGE) return ids
  }
}
