import type { MarkedMatch, MarkedSpan } from '@gezhi/query'
import type { ForwardColumn } from '../storage/forward-row.ts'
import { resolveMatch } from './resolve-condition.ts'
import type { ProximityMatch } from './resolved-condition.ts'
import { unionOfSpans, type Span, type Spans } from './spans.ts'
import { nearestSpans, toOccurrences } from './text-matcher.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Where a match is met in a column, and which of its words meet it. */
interface Marker {
  /** Occurrences; of a proximity those of its right side, which a chain shares. */
  readonly occurrences: (column: ForwardColumn) => Spans
  /** The words of these occurrences. */
  readonly marks: (column: ForwardColumn, of: Spans) => readonly MarkedSpan[]
}

/** Looks the words of a match up once, to mark many documents: for a column all positions that it is met by. */
export function toMarks(vocabulary: Vocabulary, match: MarkedMatch): (column: ForwardColumn) => readonly MarkedSpan[] {
  const { occurrences, marks } = toMarker(vocabulary, match)
  return (column) => marks(column, occurrences(column))
}

function toMarker(vocabulary: Vocabulary, match: MarkedMatch): Marker {
  switch (match.kind) {
    case 'leaf': {
      const { clause } = match
      const occurrences = toOccurrences(vocabulary, resolveMatch(vocabulary, match.match))
      return { occurrences, marks: (_, spans) => spans.map(({ start, end }) => ({ start, end, clause })) }
    }
    case 'any':
      return anyMarker(match.options.map((option) => toMarker(vocabulary, option)))
    case 'proximity':
      return proximityMarker(match, toMarker(vocabulary, match.left), toMarker(vocabulary, match.right))
  }
}

function anyMarker(options: readonly Marker[]): Marker {
  return {
    occurrences: (column) => unionOfSpans(options.map((option) => option.occurrences(column))),
    marks: (column, of) => options.flatMap((option) => option.marks(column, common(option.occurrences(column), of))),
  }
}

function proximityMarker(match: Pick<ProximityMatch, 'operator' | 'distance'>, left: Marker, right: Marker): Marker {
  const met = (column: ForwardColumn, leftSpans: Spans, rightSpans: Spans) => nearestSpans(match, column, leftSpans, rightSpans)
  return {
    occurrences: (column) => met(column, left.occurrences(column), right.occurrences(column)),
    marks: (column, of) => {
      const partners = left.occurrences(column).filter((span) => met(column, [span], of).length > 0)
      return [...left.marks(column, partners), ...right.marks(column, met(column, partners, of))]
    },
  }
}

function common(spans: Spans, others: Spans): Spans {
  const known = new Set(others.map(keyOf))
  return spans.filter((span) => known.has(keyOf(span)))
}

function keyOf({ start, end }: Span): string {
  return `${start} ${end}`
}
