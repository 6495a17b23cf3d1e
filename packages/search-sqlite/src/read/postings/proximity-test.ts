import { nearSpans, togetherSpans, type Spans } from '@gezhi/search'
import type { ProximityMatch, RowMatch } from '../resolved-condition.ts'
import type { BandPositions } from './band-positions.ts'
import { partOf, type PartsAt, type PartStarts } from './part-starts.ts'
import { rowStarts, type RowStarts } from './row-starts.ts'

/** No two positions of one column are so far apart, and those of two columns are further. */
const COLUMN_LENGTH = 2 ** 23

/** One side of a proximity: where its occurrences begin, and how many positions each takes up. */
interface Side {
  readonly starts: RowStarts
  readonly positions: number
}

/** Whether two rows of words occur in the document at a place as a proximity asks, without an array for each document. */
export function proximityTest(
  match: ProximityMatch,
  [left, right]: readonly [RowMatch, RowMatch],
  bandOf: (word: string) => BandPositions,
  partsAt: PartsAt,
): (place: number) => boolean {
  const lefts: Side = { starts: rowStarts(left, bandOf), positions: left.positions }
  const rights: Side = { starts: rowStarts(right, bandOf), positions: right.positions }
  return (place) => {
    lefts.starts.read(place)
    rights.starts.read(place)
    const parts = partsAt(place, match.operator)
    return isWithinPart(match) && parts !== null ? areTogether(lefts, rights, parts) : areNear(match, lefts, rights, parts)
  }
}

/** The spans on the right of a proximity that have one on the left as it asks. */
export function proximityOf(match: ProximityMatch, left: Spans, right: Spans, parts: PartStarts | null): Spans {
  const part = (position: number) => (parts === null ? 0 : partOf(parts, position))
  if (isWithinPart(match) && parts !== null) return togetherSpans(left, right, part)
  return nearSpans(left, right, reachOf(match), match.operator === 'adj', part)
}

function isWithinPart({ operator }: ProximityMatch): boolean {
  return operator === 'sen' || operator === 'para'
}

/** Without parts, words of one sentence or paragraph are anywhere in one column. */
function reachOf(match: ProximityMatch): number {
  return isWithinPart(match) ? COLUMN_LENGTH : (match.distance ?? 0)
}

function areNear(match: ProximityMatch, left: Side, right: Side, parts: PartStarts | null): boolean {
  const reach = reachOf(match)
  const isOrdered = match.operator === 'adj'
  const { numbers, to } = left.starts
  let first = left.starts.from
  for (let at = right.starts.from; at < right.starts.to; at++) {
    const start = right.starts.numbers[at]!
    const end = start + right.positions
    while (first < to && numbers[first]! + left.positions + reach < start) first++
    for (let i = first; i < to && numbers[i]! <= end + reach; i++) {
      const other = numbers[i]!
      const gap = other + left.positions <= start ? start - other - left.positions : isOrdered ? -1 : other - end
      if (gap >= 0 && gap <= reach && (parts === null || partOf(parts, other) === partOf(parts, start))) return true
    }
  }
  return false
}

/** Whether both are in one part, neither across its end, without overlap. */
function areTogether(left: Side, right: Side, parts: PartStarts): boolean {
  const { numbers, to } = left.starts
  let first = left.starts.from
  for (let at = right.starts.from; at < right.starts.to; at++) {
    const start = right.starts.numbers[at]!
    const end = start + right.positions
    const part = partOf(parts, start)
    if (partOf(parts, end - 1) !== part) continue
    while (first < to && partOf(parts, numbers[first]!) < part) first++
    for (let i = first; i < to && partOf(parts, numbers[i]!) === part; i++) {
      const other = numbers[i]!
      const isApart = other + left.positions <= start || other >= end
      if (isApart && partOf(parts, other + left.positions - 1) === part) return true
    }
  }
  return false
}
