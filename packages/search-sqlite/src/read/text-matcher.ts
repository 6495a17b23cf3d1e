import { nearSpans, togetherSpans, unionOfSpans, withoutOverlap, type PartOf, type Span, type Spans } from '@gezhi/search'
import { throwIfCancelled } from '@gezhi/threads'
import { PARAGRAPH, SENTENCE, VALUE, type Border, type ForwardColumn } from '../storage/forward-row.ts'
import type { ProximityMatch, ResolvedMatch, ResolvedTest, RowMatch } from './resolved-condition.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Whether the columns of one document in the forward store match. */
export type TextTest = (columns: readonly ForwardColumn[]) => boolean

/** Where in one column a match occurs; for a proximity the occurrences of its right side, which a chain shares. */
export type Occurrences = (column: ForwardColumn) => Spans

/** Looks up the words of a match once, to test many documents. */
export function toTextTest(vocabulary: Vocabulary, match: ResolvedMatch): TextTest {
  if (match.kind === 'frequency') {
    const occurrences = toOccurrences(vocabulary, match.operand)
    return (columns) => columns.reduce((sum, column) => sum + withoutOverlap(occurrences(column)), 0) >= match.count
  }
  const occurrences = toOccurrences(vocabulary, match)
  return (columns) => columns.some((column) => occurrences(column).length > 0)
}

/** Looks up the words of a match once, to find its occurrences in many columns. */
export function toOccurrences(vocabulary: Vocabulary, match: ResolvedMatch): Occurrences {
  switch (match.kind) {
    case 'row':
      return rowOccurrences(vocabulary, match)
    case 'any': {
      const options = match.options.map((option) => toOccurrences(vocabulary, option))
      return (column) => unionOfSpans(options.map((option) => option(column)))
    }
    case 'proximity':
      return proximityOccurrences(vocabulary, match)
    case 'frequency':
      return toOccurrences(vocabulary, match.operand)
  }
}

function rowOccurrences(vocabulary: Vocabulary, { tests, positions }: RowMatch): Occurrences {
  const [firstTest, ...otherTests] = tests
  if (firstTest === undefined) return () => []
  const first = toIdSearch(vocabulary, firstTest)
  const others = otherTests.map((test) => toIdTest(vocabulary, test))
  return (column) => {
    throwIfCancelled()
    const { tokens } = column
    const found: Span[] = []
    for (let at = first(tokens, 0); at >= 0 && at + others.length < tokens.length; at = first(tokens, at + 1)) {
      if (!others.every((test, i) => test(tokens[at + i + 1]!))) continue
      if (others.length === 0 || !startsValue(column, at + 1, at + others.length)) found.push({ start: at, end: at + positions })
    }
    return found
  }
}

/** The first position from one on whose token passes a test, -1 if there is none. */
function toIdSearch(vocabulary: Vocabulary, test: ResolvedTest): (tokens: ForwardColumn['tokens'], from: number) => number {
  const ids = idsOf(vocabulary, test)
  if (ids.length === 1) return (tokens, from) => tokens.indexOf(ids[0]!, from)
  const known = new Set(ids)
  return (tokens, from) => {
    for (let at = from; at < tokens.length; at++) if (known.has(tokens[at]!)) return at
    return -1
  }
}

function idsOf(vocabulary: Vocabulary, test: ResolvedTest): readonly number[] {
  return test.kind === 'prefix' ? vocabulary.idsWithPrefix(test.text) : test.texts.map((text) => vocabulary.id(text)).filter((id) => id > 0)
}

function toIdTest(vocabulary: Vocabulary, test: ResolvedTest): (id: number) => boolean {
  const ids = idsOf(vocabulary, test)
  if (ids.length === 1) return (id) => id === ids[0]
  const known = new Set(ids)
  return (id) => known.has(id)
}

/** Whether a value begins at one of the positions `from` to `to`: a sequence across it would span two values. */
function startsValue({ sentences, borders }: ForwardColumn, from: number, to: number): boolean {
  for (let i = lastAtMost(sentences, to); i >= 0 && sentences[i]! >= from; i--) if (borders[i] === VALUE) return true
  return false
}

const PART: Record<ProximityMatch['operator'], Border> = { near: VALUE, adj: VALUE, sen: SENTENCE, para: PARAGRAPH }

function proximityOccurrences(vocabulary: Vocabulary, match: ProximityMatch): Occurrences {
  const [leftSide, rightSide] = [toOccurrences(vocabulary, match.left), toOccurrences(vocabulary, match.right)]
  return (column) => {
    const leftSpans = leftSide(column)
    return leftSpans.length === 0 ? leftSpans : nearestSpans(match, column, leftSpans, rightSide(column))
  }
}

/** The spans on the right that are near one on the left. */
export function nearestSpans(
  { operator, distance }: Pick<ProximityMatch, 'operator' | 'distance'>,
  column: ForwardColumn,
  left: Spans,
  right: Spans,
): Spans {
  if (left.length === 0 || right.length === 0) return []
  const partOf = partsOf(column, PART[operator])
  if (operator === 'sen' || operator === 'para') return togetherSpans(left, right, partOf)
  return nearSpans(left, right, distance ?? 0, operator === 'adj', partOf)
}

/** Numbers the parts of a column that begin with this border or a stronger one. */
function partsOf({ sentences, borders }: ForwardColumn, border: Border): PartOf {
  if (border === SENTENCE) return (position) => lastAtMost(sentences, position)
  const starts: number[] = []
  for (let i = 0; i < sentences.length; i++) if (borders[i]! >= border) starts.push(sentences[i]!)
  return (position) => lastAtMost(starts, position)
}

/** The index of the last of ascending numbers not above `bound`, -1 if all are above. */
function lastAtMost(ascending: ArrayLike<number>, bound: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ascending[middle]! <= bound) low = middle + 1
    else high = middle
  }
  return low - 1
}
