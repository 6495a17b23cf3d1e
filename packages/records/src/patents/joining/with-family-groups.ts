import type { RecordIndex } from '../../kinds/record-kind.ts'
import { familyGroup, RELATION_KEYS } from '../relations/relation-keys.ts'
import { recordIdentity } from '../patent-identity.ts'
import type { PatentRecord } from '../patent-record.ts'

/** Maximum number of records that share one family key; more hardly occur. */
const MAX_MEMBERS = 500
/** Maximum number of steps along which a family is followed. */
const MAX_STEPS = 16

/**
 * Records to be written, each with the key of its simple family's group: a member that only has priorities belongs to the group of those
 * with an office's identifier. Includes stored members whose group changes.
 */
export async function withFamilyGroups(
  puts: readonly PatentRecord[],
  deletes: readonly string[],
  stored: RecordIndex<PatentRecord>,
): Promise<PatentRecord[]> {
  const known = new Map(puts.map((record) => [recordIdentity(record) as string, record]))
  const left = new Set(deletes)
  const beside = new Set<string>()
  const followed = new Set<string>()
  let keys = keysOf(puts, followed)
  for (let step = 0; keys.length > 0 && step < MAX_STEPS; step++) {
    const found = await stored.relatedEach({ field: 'family-simple', values: keys, limit: MAX_MEMBERS, short: true })
    const fresh = found.flat().filter(({ docId }) => !known.has(docId) && !left.has(docId))
    for (const { docId, record } of fresh) {
      known.set(docId, record)
      beside.add(docId)
    }
    keys = keysOf(
      fresh.map(({ record }) => record),
      followed,
    )
  }
  const groups = groupsOf([...known])
  const moved = [...beside].filter((id) => known.get(id)?.familyGroup !== groups.get(id))
  const whole = moved.length === 0 ? [] : await stored.get(moved)
  return [...puts, ...whole.map(({ record }) => record)].map((record) => grouped(record, groups.get(recordIdentity(record) as string)))
}

/** Keys of records that have not been followed yet; marks them as followed. */
function keysOf(records: readonly PatentRecord[], followed: Set<string>): string[] {
  const keys = new Set(records.flatMap(RELATION_KEYS['family-simple']).filter((key) => !followed.has(key)))
  for (const key of keys) followed.add(key)
  return [...keys]
}

function grouped({ familyGroup: _, ...record }: PatentRecord, group: string | undefined): PatentRecord {
  return group === undefined ? record : { ...record, familyGroup: group }
}

/** The group of each record that does not contain it itself: everything transitively connected by keys is one group. */
function groupsOf(records: readonly (readonly [id: string, record: PatentRecord])[]): Map<string, string> {
  const byKey = new Map<string, Member>()
  const members = records.map(([id, record]): Member => ({ id, record, above: null }))
  for (const member of members) {
    for (const key of RELATION_KEYS['family-simple'](member.record)) {
      const other = byKey.get(key)
      if (other === undefined) byKey.set(key, member)
      else join(member, other)
    }
  }
  const groups = new Map<string, string>()
  for (const family of Map.groupBy(members, top).values()) {
    const group = familyGroup(family.map(({ record }) => record))
    for (const { id, record } of family) if (group !== undefined && group !== familyGroup([record])) groups.set(id, group)
  }
  return groups
}

/** A node of a union-find tree whose root identifies the family. */
interface Member {
  readonly id: string
  readonly record: PatentRecord
  above: Member | null
}

function top(member: Member): Member {
  let at = member
  while (at.above !== null) at = at.above
  if (at !== member) member.above = at
  return at
}

function join(one: Member, other: Member): void {
  const [a, b] = [top(one), top(other)]
  if (a !== b) a.above = b
}
