import { type PatentRecord, RELATION_KEYS } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'

/** Maximum number of members of one family, and of records that share a key. */
const MAX_MEMBERS = 500

/**
 * The simple families of several records: the numbers of their members by record, itself included, the same as `familyMembers` finds, but
 * with one request for all of them at each step.
 */
export async function familiesOf(
  engine: Pick<SearchEngine<PatentRecord>, 'relatedEach'>,
  records: readonly PatentRecord[],
): Promise<readonly ReadonlySet<string>[]> {
  const families = records.map((record) => ({ members: new Set<string>(), followed: new Set<string>(), keys: keysOf(record) }))
  for (;;) {
    const growing = families.filter(({ keys, members }) => keys.length > 0 && members.size < MAX_MEMBERS)
    if (growing.length === 0) return families.map(({ members }) => members)
    const values = [...new Set(growing.flatMap(({ keys }) => keys))]
    const lists = await engine.relatedEach({ field: 'family-simple', values, limit: MAX_MEMBERS, short: true })
    const found = new Map(values.map((value, index) => [value, lists[index] ?? []]))
    for (const family of growing) {
      for (const key of family.keys) family.followed.add(key)
      const stored = family.keys.flatMap((key) => found.get(key) ?? [])
      const fresh = stored.filter(({ docId, record }) => !family.members.has(record.publicationNumber ?? docId))
      for (const { docId, record } of fresh) family.members.add(record.publicationNumber ?? docId)
      family.keys = [...new Set(fresh.flatMap(({ record }) => keysOf(record)))].filter((key) => !family.followed.has(key))
    }
  }
}

function keysOf(record: PatentRecord): string[] {
  return RELATION_KEYS['family-simple'](record)
}
