import type { Facet, NumberRange } from '@gezhi/search'
import type { Column } from './column.ts'
import type { CountedHits } from './counted-hits.ts'

/** Number of hits, or of groups, with a value in each range; a record with several values in it counts once. */
export function countRanges(column: Column, hits: CountedHits, ranges: readonly NumberRange[]): Facet['list'] {
  const counts = new Uint32Array(ranges.length)
  // The last hit or group counted in each range.
  const last = new Int32Array(ranges.length).fill(-1)
  const bounds = ranges.map(({ from, to }) => ({ from: from ?? -Infinity, to: to ?? Infinity }))
  visitValues(column, hits, (value, hit) => {
    for (let range = 0; range < bounds.length; range++) {
      if (value < bounds[range]!.from || value >= bounds[range]!.to || last[range] === hit) continue
      last[range] = hit
      counts[range]!++
    }
  })
  return ranges.map(({ from, to }, range) => ({ value: `${from ?? ''}..${to ?? ''}`, count: counts[range]! }))
}

/** yyyyMMdd divided by this is the interval. */
const DIVISOR = { year: 10_000, month: 100 } as const
/** More than any date. */
const AFTER_DATES = 100_000_000

/** Number of hits, or of groups, by year or month of a date column, in chronological order, without those that have none. */
export function countIntervals(column: Column, hits: CountedHits, interval: 'year' | 'month'): Facet['list'] {
  const divisor = DIVISOR[interval]
  const intervals = Math.floor(Math.min(column.distinct ?? AFTER_DATES, AFTER_DATES) / divisor) + 1
  const counts = new Uint32Array(intervals)
  // The last hit or group counted in each interval.
  const last = new Int32Array(intervals).fill(-1)
  visitValues(column, hits, (value, hit) => {
    const at = Math.floor(value / divisor)
    if (at < 0 || at >= intervals || last[at] === hit) return
    last[at] = hit
    counts[at]!++
  })
  return Array.from(
    counts.keys().filter((at) => counts[at]! > 0),
    (at) => ({ value: String(at), count: counts[at]! }),
  )
}

/** Calls back for each value of the hits, with the place of its hit or, if hits are grouped, the number of its group. */
function visitValues(
  { offsets, values, missing }: Column,
  { ordinals, groups }: CountedHits,
  visit: (value: number, hit: number) => void,
): void {
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i]!
    const hit = groups === null ? i : groups[i]!
    if (offsets === null) {
      if (values[ordinal] !== missing) visit(values[ordinal]!, hit)
    } else for (let at = offsets[ordinal]!; at < offsets[ordinal + 1]!; at++) visit(values[at]!, hit)
  }
}
