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

/** One loop for each width of column: a loop shared by several types of arrays takes four times as long. */
function countDense({ offsets, values, missing }: Column, ordinals: Uint32Array, distinct: number): ValueCounts {
  // Of bytes and pairs of bytes, those that stand for a missing value are counted too, and left out.
  const counts = new Uint32Array(offsets === null ? Math.max(distinct, missing + 1) : distinct)
  if (values instanceof Uint8Array) (offsets === null ? countBytes : countByteLists)(counts, values, ordinals, offsets!)
  else if (values instanceof Uint16Array) (offsets === null ? countShorts : countShortLists)(counts, values, ordinals, offsets!)
  else if (values instanceof Int32Array) (offsets === null ? countInts : countIntLists)(counts, values, ordinals, offsets!)
  return counted(counts.subarray(0, distinct))
}

function countBytes(counts: Uint32Array, values: Uint8Array, ordinals: Uint32Array): void {
  for (let i = 0; i < ordinals.length; i++) counts[values[ordinals[i]!]!]!++
}

function countShorts(counts: Uint32Array, values: Uint16Array, ordinals: Uint32Array): void {
  for (let i = 0; i < ordinals.length; i++) counts[values[ordinals[i]!]!]!++
}

function countInts(counts: Uint32Array, values: Int32Array, ordinals: Uint32Array): void {
  for (let i = 0; i < ordinals.length; i++) {
    const value = values[ordinals[i]!]!
    if (value >= 0) counts[value]!++
  }
}

function countByteLists(counts: Uint32Array, values: Uint8Array, ordinals: Uint32Array, offsets: Uint32Array): void {
  for (let i = 0; i < ordinals.length; i++) {
    const end = offsets[ordinals[i]! + 1]!
    for (let at = offsets[ordinals[i]!]!; at < end; at++) counts[values[at]!]!++
  }
}

function countShortLists(counts: Uint32Array, values: Uint16Array, ordinals: Uint32Array, offsets: Uint32Array): void {
  for (let i = 0; i < ordinals.length; i++) {
    const end = offsets[ordinals[i]! + 1]!
    for (let at = offsets[ordinals[i]!]!; at < end; at++) counts[values[at]!]!++
  }
}

function countIntLists(counts: Uint32Array, values: Int32Array, ordinals: Uint32Array, offsets: Uint32Array): void {
  for (let i = 0; i < ordinals.length; i++) {
    const end = offsets[ordinals[i]! + 1]!
    for (let at = offsets[ordinals[i]!]!; at < end; at++) counts[values[at]!]!++
  }
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
