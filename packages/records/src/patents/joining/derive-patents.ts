import type { DerivedBatch, DeriveContext, RankOf, RecordBatch, RecordIndex } from '../../kinds/record-kind.ts'
import { applicationPart, mergeRecords } from '../merging/merge-records.ts'
import { recordIdentity } from '../patent-identity.ts'
import type { PatentRecord } from '../patent-record.ts'
import { applicationKey } from './application-key.ts'
import { withFamilyGroups } from './with-family-groups.ts'
import { withLegalStates } from './with-legal-states.ts'

/** Maximum publications of one application; more do not occur in practice. */
const MAX_PUBLICATIONS = 50

/**
 * Derives a batch of patents. Facts of an application are a record of their own until a publication of it is imported; from then on they
 * are part of each of its publications. Each record gets its legal state and its family group; stored records whose state or group
 * changes are written, too.
 */
export async function derivePatents(
  { puts }: RecordBatch<PatentRecord>,
  stored: RecordIndex<PatentRecord>,
  context: DeriveContext,
): Promise<DerivedBatch<PatentRecord>> {
  const joined = new Map(puts.map((record) => [recordIdentity(record) as string, record]))
  const { puts: settled, deletes, mergedInto } = settle(joined, await findRelated(puts, stored), context.rankOf)
  return { puts: await withFamilyGroups(await withLegalStates(settled, deletes, stored, context), deletes, stored), deletes, mergedInto }
}

/** Stored records by identity: of the applications in the batch, and of the applications of its publications. */
async function findRelated(
  records: readonly PatentRecord[],
  stored: Pick<RecordIndex<PatentRecord>, 'relatedEach'>,
): Promise<ReadonlyMap<string, PatentRecord>> {
  const found = await Promise.all([
    relatedTo(stored, 'application', applicationsOf(records, isApplication)),
    relatedTo(stored, 'application-statements', applicationsOf(records, isPublication)),
  ])
  return new Map(found.flat().map(({ docId, record }) => [docId, record]))
}

async function relatedTo(
  stored: Pick<RecordIndex<PatentRecord>, 'relatedEach'>,
  field: 'application' | 'application-statements',
  values: readonly string[],
) {
  return values.length === 0 ? [] : (await stored.relatedEach({ field, values, limit: MAX_PUBLICATIONS })).flat()
}

function applicationsOf(records: readonly PatentRecord[], belongs: (record: PatentRecord) => boolean): string[] {
  return [...new Set(records.filter(belongs).flatMap(({ applicationNumber = '' }) => applicationNumber || []))]
}

function isApplication({ publicationNumber }: PatentRecord): boolean {
  return publicationNumber === undefined
}

function isPublication(record: PatentRecord): boolean {
  return !isApplication(record)
}

/** Merges facts of each application into its publications; a publication without an application number is left unchanged. */
function settle(
  joined: ReadonlyMap<string, PatentRecord>,
  related: ReadonlyMap<string, PatentRecord>,
  rankOf: RankOf,
): Required<DerivedBatch<PatentRecord>> {
  const puts = new Map(joined)
  const deletes: string[] = []
  const mergedInto = new Map<string, readonly string[]>()
  const touched = new Set([...joined.values()].flatMap((record) => applicationKey(record) ?? []))
  for (const [application, members] of Map.groupBy(new Map([...related, ...joined]), ([, record]) => applicationKey(record))) {
    if (application === null || !touched.has(application)) continue
    const bySource = members.flatMap(([, record]) => applicationPart(record) ?? [])
    const publications = members.filter(([, record]) => isPublication(record))
    if (bySource.length === 0 || publications.length === 0) continue
    for (const [id, record] of publications) puts.set(id, mergeRecords([record, ...bySource], rankOf))
    if (puts.delete(application))
      mergedInto.set(
        application,
        publications.map(([id]) => id),
      )
    if (related.has(application)) deletes.push(application)
  }
  return { puts: [...puts.values()], deletes, mergedInto }
}
