import { SearchError } from '@gezhi/search'
import { groupingField } from '../storage/stored-fields.ts'
import { firstValue, MISSING } from './column.ts'
import type { HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'

/** The group of a document, or one of its own. */
export type GroupOf = (ordinal: number) => number

/**
 * The groups of a grouping of the kind in this session; negative numbers are documents without a group. Throws `SearchError` if the kind
 * has no such grouping.
 */
export function groupOf(session: IndexSession, grouping: string): GroupOf {
  const field = session.field(groupingField(grouping))
  if (field === null) throw new SearchError('invalid-request', `Hits cannot be grouped by ${grouping}`)
  const column = session.column(field.number)
  return (ordinal) => {
    const group = firstValue(column, ordinal)
    return group === MISSING ? -1 - ordinal : group
  }
}

/** Groups of records about the same thing; every record is separate if the kind has no such grouping. */
export function subjectOf(session: IndexSession): GroupOf {
  const { sameSubject } = session.layout.kind
  return sameSubject === undefined ? (ordinal) => -1 - ordinal : groupOf(session, sameSubject)
}

/** Number of hits in each group. */
export function groupSizes(hits: HitSet, group: GroupOf): Map<number, number> {
  const sizes = new Map<number, number>()
  for (const ordinal of hits.ordinals) sizes.set(group(ordinal), (sizes.get(group(ordinal)) ?? 0) + 1)
  return sizes
}

/** The first of each group, in the given order. */
export function* firstOfGroups(ordered: Iterable<number>, group: GroupOf): Generator<number, void, void> {
  const seen = new Set<number>()
  for (const ordinal of ordered) {
    if (seen.has(group(ordinal))) continue
    seen.add(group(ordinal))
    yield ordinal
  }
}
