import type { DeriveContext, RecordIndex } from '../../kinds/record-kind.ts'
import { NO_CATEGORIES } from '../legal/event-details.ts'
import { legalStanding } from '../legal/legal-state.ts'
import { canonicalJson } from '../../kinds/canonical-json.ts'
import { RELATION_KEYS } from '../relations/relation-keys.ts'
import { recordIdentity } from '../patent-identity.ts'
import type { PatentRecord } from '../patent-record.ts'

/** The date for which legal states are derived, and the operator's table of event codes. */
export type LegalStateRules = Pick<DeriveContext, 'today' | 'categoryOf'>

/** Maximum publications of one application; more do not occur in practice. */
const MAX_PUBLICATIONS = 50

/**
 * Records to be written, each with the legal state of its application, derived from all publications in the index and in the batch.
 * Includes stored publications whose state changes.
 */
export async function withLegalStates(
  puts: readonly PatentRecord[],
  deletes: readonly string[],
  stored: RecordIndex<PatentRecord>,
  rules: LegalStateRules,
): Promise<PatentRecord[]> {
  const known = new Map(puts.map((record) => [identityOf(record), record]))
  for (const id of deletes) known.delete(id)
  const beside = await publicationsBeside(puts, known, deletes, stored)
  // They may have publications that share no number with those of the batch.
  await publicationsBeside(beside, known, deletes, stored)
  const byKey = Map.groupBy([...known.values()].flatMap(keyed), ([key]) => key)
  const derive = (record: PatentRecord) => withLegalState(record, ofOneApplication(record, byKey), rules)
  const otherwise = beside.filter((record) => !standAlike(record, derive(record))).map(identityOf)
  const whole = otherwise.length === 0 ? [] : await stored.get(otherwise)
  return [...puts, ...whole.map(({ record }) => record)].map(derive)
}

/** Stored publications of the same applications that are not known yet, without claims and descriptions; marks them as known. */
async function publicationsBeside(
  records: readonly PatentRecord[],
  known: Map<string, PatentRecord>,
  deletes: readonly string[],
  stored: Pick<RecordIndex<PatentRecord>, 'relatedEach'>,
): Promise<PatentRecord[]> {
  const values = [...new Set(records.flatMap(RELATION_KEYS.application))]
  if (values.length === 0) return []
  const found = (await stored.relatedEach({ field: 'application', values, limit: MAX_PUBLICATIONS, short: true })).flat()
  const fresh = new Map(
    found.flatMap(({ docId, record }) => (known.has(docId) || deletes.includes(docId) ? [] : [[docId, record] as const])),
  )
  for (const [id, record] of fresh) known.set(id, record)
  return [...fresh.values()]
}

function identityOf(record: PatentRecord): string {
  return recordIdentity(record) as string
}

/** Application numbers are unique only within an office. */
function keyed(record: PatentRecord): (readonly [key: string, record: PatentRecord])[] {
  return RELATION_KEYS.application(record).map((key) => [`${record.office} ${key}`, record] as const)
}

function ofOneApplication(record: PatentRecord, byKey: ReadonlyMap<string, (readonly [string, PatentRecord])[]>): PatentRecord[] {
  const together = new Set(keyed(record).flatMap(([key]) => byKey.get(key)?.map(([, other]) => other) ?? []))
  return together.size === 0 ? [record] : [...together]
}

/** Without evidence a record retains the state from its source. */
function withLegalState(
  record: PatentRecord,
  publications: readonly PatentRecord[],
  { today, categoryOf = NO_CATEGORIES }: LegalStateRules,
): PatentRecord {
  const { state, due } = legalStanding(publications, today, categoryOf)
  const { legalStateDue: _, ...rest } = record
  return { ...rest, ...(state !== null && { legalStatus: state.status, legalState: state }), ...(due !== null && { legalStateDue: due }) }
}

function standAlike(a: PatentRecord, b: PatentRecord): boolean {
  return a.legalStateDue === b.legalStateDue && canonicalJson(a.legalState) === canonicalJson(b.legalState)
}
