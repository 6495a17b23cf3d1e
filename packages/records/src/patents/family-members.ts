import type { IndexedRecord, RecordIndex } from '../kinds/record-kind.ts'
import { RELATION_KEYS } from './relations/relation-keys.ts'
import type { PatentRecord } from './patent-record.ts'

export type FamilyKind = 'simple' | 'extended'

export interface FamilyMembers {
  /** Oldest application first, then by publication date and number; includes the given record. Short records. */
  readonly members: readonly IndexedRecord<PatentRecord>[]
  /** Whether there are more members than the limit. */
  readonly isCut: boolean
}

/**
 * The family of a record: all records transitively connected by keys of the relation. The result does not depend on the starting member
 * or on the import order.
 */
export async function familyMembers(
  index: Pick<RecordIndex<PatentRecord>, 'relatedEach'>,
  record: PatentRecord,
  kind: FamilyKind,
  limit: number,
): Promise<FamilyMembers> {
  const field = `family-${kind}` as const
  const members = new Map<string, IndexedRecord<PatentRecord>>()
  const followed = new Set<string>()
  let keys = RELATION_KEYS[field](record)
  while (keys.length > 0 && members.size <= limit) {
    for (const key of keys) followed.add(key)
    const found = await index.relatedEach({ field, values: keys, limit: limit + 1, short: true })
    const fresh = found.flat().filter(({ docId }) => !members.has(docId))
    for (const stored of fresh) members.set(stored.docId, stored)
    keys = [...new Set(fresh.flatMap((stored) => RELATION_KEYS[field](stored.record)))].filter((key) => !followed.has(key))
  }
  return { members: [...members.values()].toSorted(byAge).slice(0, limit), isCut: members.size > limit }
}

function byAge(a: IndexedRecord<PatentRecord>, b: IndexedRecord<PatentRecord>): number {
  return ageOf(a) < ageOf(b) ? -1 : 1
}

const LAST = '~'

function ageOf({ docId, record: { applicationDate = LAST, publicationDate = LAST } }: IndexedRecord<PatentRecord>): string {
  return `${applicationDate} ${publicationDate} ${docId}`
}
