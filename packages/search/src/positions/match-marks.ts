import type { MarkedMatch, MarkedSpan } from '@gezhi/query'
import { unionOfSpans, type Span, type Spans } from './spans.ts'

type Leaf = Extract<MarkedMatch, { kind: 'leaf' }>['match']
type Nearness = Pick<Extract<MarkedMatch, { kind: 'proximity' }>, 'operator' | 'distance'>

/** Access to a text in an engine's own representation. */
export interface TextPositions<Text> {
  /** Looks up the words of a match once, to find its occurrences in many texts. */
  readonly occurrencesOf: (match: Leaf) => (text: Text) => Spans
  /** The spans on the right that are near one on the left. */
  readonly near: (nearness: Nearness, text: Text, left: Spans, right: Spans) => Spans
}

/** The occurrences of a match in a text, and the words that belong to them. */
interface Marker<Text> {
  /** Occurrences; for a proximity those of its right side, which a chain shares. */
  readonly occurrences: (text: Text) => Spans
  /** The words of these occurrences. */
  readonly marks: (text: Text, of: Spans) => readonly MarkedSpan[]
}

/**
 * Looks up the words of a match once, to highlight many texts: returns the matching positions of each. For a proximity only the words of
 * its occurrences.
 */
export function toMatchMarks<Text>(positions: TextPositions<Text>, match: MarkedMatch): (text: Text) => readonly MarkedSpan[] {
  const { occurrences, marks } = toMarker(positions, match)
  return (text) => marks(text, occurrences(text))
}

function toMarker<Text>(positions: TextPositions<Text>, match: MarkedMatch): Marker<Text> {
  switch (match.kind) {
    case 'leaf': {
      const { clause } = match
      const occurrences = positions.occurrencesOf(match.match)
      return { occurrences, marks: (_, spans) => spans.map(({ start, end }) => ({ start, end, clause })) }
    }
    case 'any':
      return anyMarker(match.options.map((option) => toMarker(positions, option)))
    case 'proximity':
      return proximityMarker(proximityOf(positions, match), toMarker(positions, match.left), toMarker(positions, match.right))
  }
}

function anyMarker<Text>(options: readonly Marker<Text>[]): Marker<Text> {
  return {
    occurrences: (text) => unionOfSpans(options.map((option) => option.occurrences(text))),
    marks: (text, of) => options.flatMap((option) => option.marks(text, common(option.occurrences(text), of))),
  }
}

type Met<Text> = (text: Text, left: Spans, right: Spans) => Spans

function proximityOf<Text>({ near }: TextPositions<Text>, nearness: Nearness): Met<Text> {
  return (text, left, right) => near(nearness, text, left, right)
}

function proximityMarker<Text>(met: Met<Text>, left: Marker<Text>, right: Marker<Text>): Marker<Text> {
  return {
    occurrences: (text) => met(text, left.occurrences(text), right.occurrences(text)),
    marks: (text, of) => {
      const partners = left.occurrences(text).filter((span) => met(text, [span], of).length > 0)
      return [...left.marks(text, partners), ...right.marks(text, met(text, partners, of))]
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
