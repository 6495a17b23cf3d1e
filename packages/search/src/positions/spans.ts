/** Positions from `start` to before `end` that an occurrence takes up. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Ascending by start, then by end. */
export type Spans = readonly Span[]

/** The part of a text that contains a position. */
export type PartOf = (position: number) => number

/**
 * The spans on the right with one on the left in the same part, without overlap, and at most `distance` positions between them;
 * `ordered`: the left one first.
 */
export function nearSpans(left: Spans, right: Spans, distance: number, ordered: boolean, partOf: PartOf): Spans {
  const longest = left.reduce((length, span) => Math.max(length, span.end - span.start), 0)
  let first = 0
  return right.filter((span) => {
    while (first < left.length && left[first]!.start < span.start - distance - longest) first++
    for (let i = first; i < left.length && left[i]!.start <= span.end + distance; i++) {
      const other = left[i]!
      const gap = other.end <= span.start ? span.start - other.end : ordered || other.start < span.end ? -1 : other.start - span.end
      if (gap >= 0 && gap <= distance && partOf(other.start) === partOf(span.start)) return true
    }
    return false
  })
}

/** The spans on the right that are in the same part as one on the left, without overlap. */
export function togetherSpans(left: Spans, right: Spans, partOf: PartOf): Spans {
  const byPart = new Map<number, Span[]>()
  for (const span of left) if (isWithin(span, partOf)) byPart.set(partOf(span.start), [...(byPart.get(partOf(span.start)) ?? []), span])
  return right.filter((span) => {
    const others = isWithin(span, partOf) ? byPart.get(partOf(span.start)) : undefined
    return others?.some((other) => other.end <= span.start || other.start >= span.end) === true
  })
}

/** The maximum number of spans without overlap. */
export function withoutOverlap(spans: Spans): number {
  let count = 0
  let free = 0
  for (const { start, end } of spans.toSorted((a, b) => a.end - b.end)) {
    if (start < free) continue
    count++
    free = end
  }
  return count
}

/** The union of lists, without duplicates. */
export function unionOfSpans(lists: readonly Spans[]): Spans {
  if (lists.length === 1) return lists[0]!
  const all = lists.flat().toSorted((a, b) => a.start - b.start || a.end - b.end)
  return all.filter((span, i) => i === 0 || span.start !== all[i - 1]!.start || span.end !== all[i - 1]!.end)
}

function isWithin({ start, end }: Span, partOf: PartOf): boolean {
  return partOf(start) === partOf(end - 1)
}
