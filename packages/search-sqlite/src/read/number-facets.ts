import type { Facet, NumberRange } from '@gezhi/search'
import { someValue, type Column } from './column.ts'
import type { CountedHits } from './counted-hits.ts'

/** Number of hits, or of groups, with a value in each range; a record with several values in it counts once. */
export function countRanges(column: Column, { ordinals, groups }: CountedHits, ranges: readonly NumberRange[]): Facet['list'] {
  return ranges.map(({ from, to }) => {
    const inside = (value: number) => value >= (from ?? -Infinity) && value < (to ?? Infinity)
    let count = 0
    let last: number | null = null
    for (const [i, ordinal] of ordinals.entries()) {
      const group = groups?.[i] ?? null
      if ((group !== null && group === last) || !someValue(column, ordinal, inside)) continue
      last = group
      count++
    }
    return { value: `${from ?? ''}..${to ?? ''}`, count }
  })
}

/** yyyyMMdd divided by this is the interval. */
const DIVISOR = { year: 10_000, month: 100 } as const

/** Number of hits, or of groups, by year or month of a date column, in chronological order, without those that have none. */
export function countIntervals(column: Column, { ordinals, groups }: CountedHits, interval: 'year' | 'month'): Facet['list'] {
  const counts = new Map<number, number>()
  let seen = new Set<number>()
  const add = () => {
    for (const value of seen) counts.set(value, (counts.get(value) ?? 0) + 1)
    seen = new Set()
  }
  for (const [i, ordinal] of ordinals.entries()) {
    if (groups === null || groups[i] !== groups[i - 1]) add()
    someValue(column, ordinal, (value) => {
      seen.add(Math.floor(value / DIVISOR[interval]))
      return false
    })
  }
  add()
  return [...counts].toSorted(([a], [b]) => a - b).map(([value, count]) => ({ value: String(value), count }))
}
