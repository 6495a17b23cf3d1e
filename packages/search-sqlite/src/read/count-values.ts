import type { Column } from './column.ts'
import type { CountedHits } from './counted-hits.ts'

/** Value (id or number) → number of hits, or of groups. */
export type ValueCounts = Map<number, number>

const MAX_DENSE = 20_000_000
/** No group has it. */
const NO_GROUP = -1

/** Number of hits, or of groups, for each value of a column; columns contain no duplicates within a record. */
export function countValues(column: Column, hits: CountedHits): ValueCounts {
  const { distinct } = column
  if (distinct === null || distinct > MAX_DENSE) return countSparse(column, hits)
  return hits.groups === null ? countDense(column, hits.ordinals, distinct) : countGroups(column, hits.ordinals, hits.groups, distinct)
}

function countDense({ offsets, values, missing }: Column, ordinals: Uint32Array, distinct: number): ValueCounts {
  const counts = new Uint32Array(distinct)
  for (const ordinal of ordinals) {
    if (offsets === null) {
      const value = values[ordinal]!
      if (value !== missing) counts[value]!++
    } else for (let at = offsets[ordinal]!; at < offsets[ordinal + 1]!; at++) counts[values[at]!]!++
  }
  return counted(counts)
}

/** Hits of one group are adjacent, so that the last group of each value suffices. */
function countGroups({ offsets, values, missing }: Column, ordinals: Uint32Array, groups: Int32Array, distinct: number): ValueCounts {
  const counts = new Uint32Array(distinct)
  const last = new Int32Array(distinct).fill(NO_GROUP)
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i]!
    const group = groups[i]!
    const end = offsets === null ? ordinal + 1 : offsets[ordinal + 1]!
    for (let at = offsets === null ? ordinal : offsets[ordinal]!; at < end; at++) {
      const value = values[at]!
      if ((offsets === null && value === missing) || last[value] === group) continue
      last[value] = group
      counts[value]!++
    }
  }
  return counted(counts)
}

function counted(counts: Uint32Array): ValueCounts {
  const found: ValueCounts = new Map()
  for (let value = 0; value < counts.length; value++) if (counts[value]! > 0) found.set(value, counts[value]!)
  return found
}

function countSparse({ offsets, values, missing }: Column, { ordinals, groups }: CountedHits): ValueCounts {
  const found: ValueCounts = new Map()
  const last = new Map<number, number>()
  for (const [i, ordinal] of ordinals.entries()) {
    const add = (value: number) => {
      if (groups !== null && last.get(value) === groups[i]) return
      if (groups !== null) last.set(value, groups[i]!)
      found.set(value, (found.get(value) ?? 0) + 1)
    }
    if (offsets === null) {
      if (values[ordinal] !== missing) add(values[ordinal]!)
    } else for (let at = offsets[ordinal]!; at < offsets[ordinal + 1]!; at++) add(values[at]!)
  }
  return found
}
