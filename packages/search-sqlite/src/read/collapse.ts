import { firstValue, MISSING } from './column.ts'
import type { HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'

/** The group of a document; one without application or family number is a group of its own. */
export type GroupOf = (ordinal: number) => number

/** The groups of an application or family in this session; negative numbers stand for documents on their own. */
export function groupOf(session: IndexSession, collapse: string): GroupOf {
  const column = session.column(session.field(`@group-${collapse}`)!.number)
  return (ordinal) => {
    const group = firstValue(column, ordinal)
    return group === MISSING ? -1 - ordinal : group
  }
}

/** Documents among the hits in each group. */
export function groupSizes(hits: HitSet, group: GroupOf): Map<number, number> {
  const sizes = new Map<number, number>()
  for (const ordinal of hits.ordinals) sizes.set(group(ordinal), (sizes.get(group(ordinal)) ?? 0) + 1)
  return sizes
}

/** The first of each group, in the order given. */
export function* firstOfGroups(ordered: Iterable<number>, group: GroupOf): Generator<number, void, void> {
  const seen = new Set<number>()
  for (const ordinal of ordered) {
    if (seen.has(group(ordinal))) continue
    seen.add(group(ordinal))
    yield ordinal
  }
}
