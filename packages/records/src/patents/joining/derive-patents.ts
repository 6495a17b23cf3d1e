import type { DerivedBatch, DeriveContext, RankOf, RecordBatch, RecordIndex } from '../../kinds/record-kind.ts'
import { applicationPart, mergeRecords, numberPart } from '../merging/merge-records.ts'
import { isNumberOnly, sharedNumber } from '../numbers/number-only.ts'
import { recordIdentity } from '../patent-identity.ts'
import type { PatentRecord } from '../patent-record.ts'
import { applicationKey } from './application-key.ts'
import { withFamilyGroups } from './with-family-groups.ts'
import { withLegalStates } from './with-legal-states.ts'

/** Maximum publications of one application; more do not occur in practice. */
const MAX_PUBLICATIONS = 50

/**
 * Derives a batch of patents. Facts of an application are a record of their own until a publication of it is imported; from then on they
 * are part of each of its publications, as are facts about a number without kind code. Each record gets its legal state and its family
 * group; stored records whose state or group changes are written, too.
 */
export async function derivePatents(
  { puts }: RecordBatch<PatentRecord>,
  stored: RecordIndex<PatentRecord>,
  context: DeriveContext,
): Promise<DerivedBatch<PatentRecord>> {
  const joined = new Map(puts.map((record) => [recordIdentity(record) as string, record]))
  const related = await findRelated(puts, stored)
  const byNumber = settle(joined, related, BY_NUMBER, context.rankOf)
  const settled = settle(byNumber.puts, without(related, byNumber.deletes), BY_APPLICATION, context.rankOf)
  const deletes = [...byNumber.deletes, ...settled.deletes]
  const mergedInto = new Map([...byNumber.mergedInto, ...settled.mergedInto])
  const records = await withLegalStates([...settled.puts.values()], deletes, stored, context)
  return { puts: await withFamilyGroups(records, deletes, stored), deletes, mergedInto }
}

function without(records: ReadonlyMap<string, PatentRecord>, ids: readonly string[]): ReadonlyMap<string, PatentRecord> {
  return new Map([...records].filter(([id]) => !ids.includes(id)))
}

/** Stored records by identity: of the applications in the batch, of the applications of its publications, and of numbers they share. */
async function findRelated(
  records: readonly PatentRecord[],
  stored: Pick<RecordIndex<PatentRecord>, 'relatedEach'>,
): Promise<ReadonlyMap<string, PatentRecord>> {
  const found = await Promise.all([
    relatedTo(stored, 'application', applicationsOf(records, isApplication)),
    relatedTo(stored, 'application-statements', applicationsOf(records, isPublication)),
    relatedTo(stored, 'publication', sharedNumbersOf(records)),
  ])
  return new Map(found.flat().map(({ docId, record }) => [docId, record]))
}

async function relatedTo(
  stored: Pick<RecordIndex<PatentRecord>, 'relatedEach'>,
  field: 'application' | 'application-statements' | 'publication',
  values: readonly string[],
) {
  return values.length === 0 ? [] : (await stored.relatedEach({ field, values, limit: MAX_PUBLICATIONS })).flat()
}

function applicationsOf(records: readonly PatentRecord[], belongs: (record: PatentRecord) => boolean): string[] {
  return [...new Set(records.filter(belongs).flatMap(({ applicationNumber = '' }) => applicationNumber || []))]
}

function sharedNumbersOf(records: readonly PatentRecord[]): string[] {
  return [...new Set(records.flatMap(({ publicationNumber }) => sharedNumber(publicationNumber) ?? []))]
}

function isApplication({ publicationNumber }: PatentRecord): boolean {
  return publicationNumber === undefined
}

function isPublication(record: PatentRecord): boolean {
  return !isApplication(record)
}

/** Records that concern one application. */
interface Joining {
  /** Records with the same key belong together; null for one that belongs to none. */
  keyOf(record: PatentRecord): string | null
  /** Facts of a record that concern all of them. */
  commonPart(record: PatentRecord): PatentRecord | null
  /** Whether a record receives these facts; one that does not is replaced by those that do. */
  isReceiving(record: PatentRecord): boolean
}

const BY_NUMBER: Joining = {
  keyOf: ({ publicationNumber }) => sharedNumber(publicationNumber),
  commonPart: numberPart,
  isReceiving: ({ publicationNumber }) => !isNumberOnly(publicationNumber),
}

const BY_APPLICATION: Joining = { keyOf: applicationKey, commonPart: applicationPart, isReceiving: isPublication }

/** Merges common facts into the publications they concern; records that concern no stored publication are left unchanged. */
function settle(
  joined: ReadonlyMap<string, PatentRecord>,
  related: ReadonlyMap<string, PatentRecord>,
  { keyOf, commonPart, isReceiving }: Joining,
  rankOf: RankOf,
): Settled {
  const puts = new Map(joined)
  const deletes: string[] = []
  const mergedInto = new Map<string, readonly string[]>()
  const touched = new Set([...joined.values()].flatMap((record) => keyOf(record) ?? []))
  for (const [key, members] of Map.groupBy(new Map([...related, ...joined]), ([, record]) => keyOf(record))) {
    if (key === null || !touched.has(key)) continue
    const common = members.flatMap(([, record]) => commonPart(record) ?? [])
    const [receiving, others] = [members.filter(([, record]) => isReceiving(record)), members.filter(([, record]) => !isReceiving(record))]
    if (common.length === 0 || receiving.length === 0) continue
    for (const [id, record] of receiving) puts.set(id, mergeRecords([record, ...common], rankOf))
    const ids = receiving.map(([id]) => id)
    for (const [id] of others) {
      if (puts.delete(id)) mergedInto.set(id, ids)
      if (related.has(id)) deletes.push(id)
    }
  }
  return { puts, deletes, mergedInto }
}

/** Records to be written by identity, stored ones to be deleted, and what became of records that are not written. */
type Settled = Required<Omit<DerivedBatch<PatentRecord>, 'puts'>> & { readonly puts: ReadonlyMap<string, PatentRecord> }
