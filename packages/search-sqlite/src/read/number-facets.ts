import type { Facet, NumberRange } from '@gezhi/search'
import { someValue, type Column } from './column.ts'
import type { HitSet } from './hit-set.ts'

/** Number of hits with a value in each range; a record with several values in it counts once. */
export function countRanges(column: Column, hits: HitSet, ranges: readonly NumberRange[]): Facet['list'] {
  return ranges.map(({ from, to }) => {
    const inside = (value: number) => value >= (from ?? -Infinity) && value < (to ?? Infinity)
    let count = 0
    for (const ordinal of hits.ordinals) if (someValue(column, ordinal, inside)) count++
    return { value: `${from ?? ''}..${to ?? ''}`, count }
  })
}

/** yyyyMMdd divided by this is the interval. */
const DIVISOR = { year: 10_000, month: 100 } as const

/** Number of hits by year or month of a date column, in chronological order, without those that have none. */
export function countIntervals(column: Column, hits: HitSet, interval: 'year' | 'month'): Facet['list'] {
  const counts = new Map<number, number>()
  for (const ordinal of hits.ordinals) {
    const seen = new Set<number>()
    someValue(column, ordinal, (value) => {
      seen.add(Math.floor(value / DIVISOR[interval]))
      return false
    })
    for (const value of seen) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].toSorted(([a], [b]) => a - b).map(([value, count]) => ({ value: String(value), count }))
}
