import type { Column } from './column.ts'
import type { HitSet } from './hit-set.ts'

/** Value (id or number) → number of hits. */
export type ValueCounts = Map<number, number>

const MAX_DENSE = 20_000_000

/** Number of hits for each value of a column; columns contain no duplicates within a record. */
export function countValues(column: Column, hits: HitSet): ValueCounts {
  const { distinct } = column
  return distinct !== null && distinct <= MAX_DENSE ? countDense(column, hits, distinct) : countSparse(column, hits)
}

function countDense({ offsets, values, missing }: Column, hits: HitSet, distinct: number): ValueCounts {
  const counts = new Uint32Array(distinct)
  for (const ordinal of hits.ordinals) {
    if (offsets === null) {
      const value = values[ordinal]!
      if (value !== missing) counts[value]!++
    } else for (let at = offsets[ordinal]!; at < offsets[ordinal + 1]!; at++) counts[values[at]!]!++
  }
  const found: ValueCounts = new Map()
  for (let value = 0; value < distinct; value++) if (counts[value]! > 0) found.set(value, counts[value]!)
  return found
}

function countSparse({ offsets, values, missing }: Column, hits: HitSet): ValueCounts {
  const found: ValueCounts = new Map()
  const add = (value: number) => void found.set(value, (found.get(value) ?? 0) + 1)
  for (const ordinal of hits.ordinals) {
    if (offsets === null) {
      if (values[ordinal] !== missing) add(values[ordinal]!)
    } else for (let at = offsets[ordinal]!; at < offsets[ordinal + 1]!; at++) add(values[at]!)
  }
  return found
}
