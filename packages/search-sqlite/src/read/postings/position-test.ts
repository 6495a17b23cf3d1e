import { nearSpans, unionOfSpans, withoutOverlap, type Spans } from '@gezhi/search'
import { firstAtLeast } from '../snapshot.ts'
import type { ProximityMatch, ResolvedMatch, RowMatch } from '../resolved-condition.ts'
import type { WordPositions } from './word-positions.ts'

/** The words of a match are read with it. */
export type PositionsOf = (word: string) => WordPositions

/** One word of each group is in every document that matches. */
export type RequiredGroups = readonly (readonly WordPositions[])[]

/** Whether the document at a place of the current band matches. */
export type PlaceTest = (place: number) => boolean

/** Words whose positions are read side by side. */
const MAX_WORDS = 64

/** Whether positions in postings decide on a match: sentences and paragraphs are not in them, and prefixes would need many words. */
export function isByPositions(match: ResolvedMatch): boolean {
  return isInPostings(match) && wordCount(match) <= MAX_WORDS
}

/** Number of words of a match. */
export function wordCount(match: ResolvedMatch): number {
  switch (match.kind) {
    case 'row':
      return match.tests.reduce((sum, test) => sum + (test.kind === 'tokens' ? test.texts.length : 0), 0)
    case 'any':
      return match.options.reduce((sum, option) => sum + wordCount(option), 0)
    case 'proximity':
      return wordCount(match.left) + wordCount(match.right)
    case 'frequency':
      return wordCount(match.operand)
  }
}

function isInPostings(match: ResolvedMatch): boolean {
  switch (match.kind) {
    case 'row':
      return match.tests.length > 0 && match.tests.every((test) => test.kind === 'tokens' && test.texts.length > 0)
    case 'any':
      return match.options.length > 0 && match.options.every(isInPostings)
    case 'proximity':
      return (match.operator === 'near' || match.operator === 'adj') && isInPostings(match.left) && isInPostings(match.right)
    case 'frequency':
      return isInPostings(match.operand)
  }
}

/** Whether a match needs the borders between values. */
export function needsBorders(match: ResolvedMatch): boolean {
  switch (match.kind) {
    case 'row':
      return false
    case 'any':
      return match.options.some(needsBorders)
    case 'proximity':
      return true
    case 'frequency':
      return needsBorders(match.operand)
  }
}

/** The words of which documents must contain some to match. */
export function requiredGroups(match: ResolvedMatch, positionsOf: PositionsOf): RequiredGroups {
  switch (match.kind) {
    case 'row':
      return match.tests.map((test) => (test.kind === 'tokens' ? test.texts.map(positionsOf) : []))
    case 'any':
      return [match.options.flatMap((option) => requiredGroups(option, positionsOf).flat())]
    case 'proximity':
      return [...requiredGroups(match.left, positionsOf), ...requiredGroups(match.right, positionsOf)]
    case 'frequency':
      return requiredGroups(match.operand, positionsOf)
  }
}

/** The test of a match on the positions of its words and of the borders between values; null: it may lie across one. */
export function toPlaceTest(match: ResolvedMatch, positionsOf: PositionsOf, borders: WordPositions | null): PlaceTest {
  if (match.kind === 'row' && isPhrase(match)) return phraseTest(match, positionsOf)
  if (match.kind !== 'frequency') {
    const spans = toSpans(match, positionsOf, borders)
    return (place) => spans(place).length > 0
  }
  const { operand, count } = match
  const spans = toSpans(operand, positionsOf, borders)
  const words = requiredGroups(operand, positionsOf)
  // No occurrence without one of the first words.
  const first = operand.kind === 'row' || operand.kind === 'any' ? words[0]! : null
  return (place) => {
    if (first !== null && first.reduce((sum, word) => sum + word.band.count(place), 0) < count) return false
    return withoutOverlap(spans(place)) >= count
  }
}

/** Whether each test of a row is of one word. */
function isPhrase({ tests }: RowMatch): boolean {
  return tests.every((test) => test.kind === 'tokens' && test.texts.length === 1)
}

/** Whether the words of a row follow one another somewhere, without an array for each document. */
function phraseTest({ tests }: RowMatch, positionsOf: PositionsOf): PlaceTest {
  const bands = tests.map((test) => positionsOf(test.kind === 'tokens' ? test.texts[0]! : '').band)
  const next = new Uint32Array(bands.length)
  return (place) => {
    for (let word = 0; word < bands.length; word++) next[word] = bands[word]!.starts[place]!
    const { numbers, ends } = bands[0]!
    const end = ends[place]!
    for (let at = next[0]!; at < end; at++) {
      const start = numbers[at]!
      let word = 1
      for (; word < bands.length; word++) {
        const band = bands[word]!
        const list = band.numbers
        const last = band.ends[place]!
        let i = next[word]!
        while (i < last && list[i]! < start + word) i++
        next[word] = i
        if (i === last) return false
        if (list[i]! !== start + word) break
      }
      if (word === bands.length) return true
    }
    return false
  }
}

type SpansAt = (place: number) => Spans

function toSpans(match: ResolvedMatch, positionsOf: PositionsOf, borders: WordPositions | null): SpansAt {
  switch (match.kind) {
    case 'row':
      return rowSpans(match, positionsOf)
    case 'any': {
      const options = match.options.map((option) => toSpans(option, positionsOf, borders))
      return (place) => unionOfSpans(options.map((option) => option(place)))
    }
    case 'proximity':
      return proximitySpans(match, positionsOf, borders)
    case 'frequency':
      return toSpans(match.operand, positionsOf, borders)
  }
}

/** Positions count the borders between values, so that no row of words spans two. */
function rowSpans({ tests, positions }: RowMatch, positionsOf: PositionsOf): SpansAt {
  const [first, ...others] = tests.map((test) => placesOf(test.kind === 'tokens' ? test.texts.map(positionsOf) : []))
  return (place) => {
    let starts = first!(place)
    for (const [i, other] of others.entries()) {
      if (starts.length === 0) return []
      starts = followedBy(starts, i + 1, other(place))
    }
    return Array.from(starts, (start) => ({ start, end: start + positions }))
  }
}

/** Where one of several words stands, ascending. */
function placesOf(words: readonly WordPositions[]): (place: number) => Uint32Array {
  if (words.length === 1) return (place) => words[0]!.band.positions(place)
  return (place) => {
    const lists = words.map((word) => word.band.positions(place)).filter((list) => list.length > 0)
    if (lists.length < 2) return lists[0] ?? new Uint32Array(0)
    return Uint32Array.from(new Set(lists.flatMap((list) => [...list]))).sort()
  }
}

/** Those of ascending positions that another list has at a distance. */
function followedBy(starts: Uint32Array, distance: number, list: Uint32Array): Uint32Array {
  const found = new Uint32Array(starts.length)
  let size = 0
  let at = 0
  for (const start of starts) {
    while (at < list.length && list[at]! < start + distance) at++
    if (at < list.length && list[at] === start + distance) found[size++] = start
  }
  return found.subarray(0, size)
}

/** Columns are further apart than any distance. */
function proximitySpans(
  { operator, distance, left, right }: ProximityMatch,
  positionsOf: PositionsOf,
  borders: WordPositions | null,
): SpansAt {
  const [leftSide, rightSide] = [toSpans(left, positionsOf, borders), toSpans(right, positionsOf, borders)]
  return (place) => {
    const leftSpans = leftSide(place)
    const rightSpans = leftSpans.length === 0 ? leftSpans : rightSide(place)
    if (rightSpans.length === 0) return rightSpans
    const starts = borders?.band.positions(place)
    const partOf = (position: number) => (starts === undefined ? 0 : firstAtLeast(starts, position))
    return nearSpans(leftSpans, rightSpans, distance ?? 0, operator === 'adj', partOf)
  }
}
