import { applicationPart, mergeRecords, type PatentRecord, type RankOf, recordIdentity } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import { applicationKey } from './application-key.ts'
import { type RecordOutcome, recordOutcomes } from './record-outcomes.ts'
import { withFamilyGroups } from './with-family-groups.ts'
import { type TellingRules, withLegalStates } from './with-legal-states.ts'

/** What writing a batch comes to. */
export interface JoinedRecords {
  readonly puts: readonly PatentRecord[]
  /** Identities of applications that are known by a publication from now on. */
  readonly deletes: readonly string[]
  /** What becomes of each record of the batch, in their order. */
  readonly outcomes: readonly RecordOutcome[]
}

export interface JoiningRules extends TellingRules {
  readonly rankOf: RankOf
}

/** Publications of one application: more are unheard of. */
const MOST_PUBLICATIONS = 50

/**
 * Joins the records of a batch with each other and with what is stored. Records of one publication become one, whatever the order
 * their sources come in. What is known of an application alone stands as a record of its own until a publication of it comes; from then on
 * it is part of each of its publications. Each record is told how its application stands and which family it is grouped by; other
 * records that stand or belong otherwise from now on are written too. Every record must have an identity.
 */
export async function joinRecords(
  records: readonly PatentRecord[],
  stored: Pick<SearchEngine, 'get' | 'relatedEach'>,
  { rankOf, ...telling }: JoiningRules,
): Promise<JoinedRecords> {
  const offered = Map.groupBy(records, (record) => recordIdentity(record) as string)
  const known = await findKnown(records, offered, stored)
  const joined = new Map<string, PatentRecord>()
  for (const [id, own] of offered) joined.set(id, mergeRecords([...(known.get(id) ?? []), ...own], rankOf))
  const { puts, deletes } = settle(joined, known, rankOf)
  const written = await withFamilyGroups(await withLegalStates(puts, deletes, stored, telling), deletes, stored)
  return { puts: written, deletes, outcomes: recordOutcomes(records, written, known) }
}

/** Stored records by their identity; one at most of each. */
type Known = ReadonlyMap<string, readonly PatentRecord[]>

/** What the index holds under the same identities, of the applications the batch speaks of, and what it says of applications of its publications. */
async function findKnown(
  records: readonly PatentRecord[],
  offered: ReadonlyMap<string, readonly PatentRecord[]>,
  stored: Pick<SearchEngine, 'get' | 'relatedEach'>,
): Promise<Known> {
  const [ofApplications, ofPublications] = [applicationsOf(records, isApplication), applicationsOf(records, isPublication)]
  const found = await Promise.all([
    stored.get([...offered.keys()]),
    relatedTo(stored, 'application', ofApplications),
    relatedTo(stored, 'application-statements', ofPublications),
  ])
  return new Map(found.flat().map(({ docId, record }) => [docId, [record]]))
}

async function relatedTo(
  stored: Pick<SearchEngine, 'relatedEach'>,
  field: 'application' | 'application-statements',
  values: readonly string[],
): Promise<StoredRecord[]> {
  return values.length === 0 ? [] : (await stored.relatedEach({ field, values, limit: MOST_PUBLICATIONS })).flat()
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

/** Brings together what is known of each application and its publications; a publication without an application number is left as it is. */
function settle(joined: ReadonlyMap<string, PatentRecord>, known: Known, rankOf: RankOf): Omit<JoinedRecords, 'outcomes'> {
  const puts = new Map(joined)
  const deletes: string[] = []
  const all = new Map([...[...known].map(([id, records]) => [id, records[0] as PatentRecord] as const), ...joined])
  const touched = new Set([...joined.values()].flatMap((record) => applicationKey(record) ?? []))
  for (const [application, members] of Map.groupBy(all, ([, record]) => applicationKey(record))) {
    if (application === null || !touched.has(application)) continue
    const said = members.flatMap(([, record]) => applicationPart(record) ?? [])
    const publications = members.filter(([, record]) => isPublication(record))
    if (said.length === 0 || publications.length === 0) continue
    for (const [id, record] of publications) puts.set(id, mergeRecords([record, ...said], rankOf))
    puts.delete(application)
    if (known.has(application)) deletes.push(application)
  }
  return { puts: [...puts.values()], deletes }
}
