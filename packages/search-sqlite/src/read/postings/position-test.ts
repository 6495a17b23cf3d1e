import { unionOfSpans, withoutOverlap, type Spans } from '@gezhi/search'
import type { ProximityMatch, ResolvedMatch, RowMatch } from '../resolved-condition.ts'
import type { PartsAt } from './part-starts.ts'
import { proximityOf, proximityTest } from './proximity-test.ts'
import { rowStarts } from './row-starts.ts'
import type { WordPositions } from './word-positions.ts'

/** The words of a match are read with it. */
export type PositionsOf = (word: string) => WordPositions

/** One word of each group is in every document that matches. */
export type RequiredGroups = readonly (readonly WordPositions[])[]

/** Whether the document at a place of the current band matches. */
export type PlaceTest = (place: number) => boolean

/** Words whose positions are read side by side. */
const MAX_WORDS = 64

/**
 * Whether positions in postings decide on a match, or, where it asks for one sentence or paragraph, propose documents: these borders are
 * not in them. Prefixes would need many words.
 */
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
      return isInPostings(match.left) && isInPostings(match.right)
    case 'frequency':
      return isInPostings(match.operand)
  }
}

/** Whether a match asks for one sentence or paragraph. */
export function needsSentences(match: ResolvedMatch): boolean {
  switch (match.kind) {
    case 'row':
      return false
    case 'any':
      return match.options.some(needsSentences)
    case 'proximity':
      return match.operator === 'sen' || match.operator === 'para' || needsSentences(match.left) || needsSentences(match.right)
    case 'frequency':
      return needsSentences(match.operand)
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

/**
 * The test of a match on the positions of its words and the parts of the document. Without parts, what lies across a border is found as
 * well.
 */
export function toPlaceTest(match: ResolvedMatch, positionsOf: PositionsOf, partsAt: PartsAt): PlaceTest {
  if (match.kind === 'row' && isPhrase(match)) return phraseTest(match, positionsOf)
  if (match.kind === 'proximity' && match.left.kind === 'row' && match.right.kind === 'row')
    return proximityTest(match, [match.left, match.right], (word) => positionsOf(word).band, partsAt)
  if (match.kind !== 'frequency') {
    const spans = toSpans(match, positionsOf, partsAt)
    return (place) => spans(place).length > 0
  }
  const { operand, count } = match
  if (operand.kind === 'row') return frequencyTest(operand, count, positionsOf)
  const spans = toSpans(operand, positionsOf, partsAt)
  const words = requiredGroups(operand, positionsOf)
  // No occurrence without one of the first words.
  const first = operand.kind === 'any' ? words[0]! : null
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

/** Whether a row occurs so many times without overlap. */
function frequencyTest(row: RowMatch, count: number, positionsOf: PositionsOf): PlaceTest {
  const starts = rowStarts(row, (word) => positionsOf(word).band)
  return (place) => {
    starts.read(place)
    const { numbers, to } = starts
    let found = 0
    let free = 0
    for (let at = starts.from; at < to && found < count; at++) {
      if (numbers[at]! < free) continue
      found++
      free = numbers[at]! + row.positions
    }
    return found >= count
  }
}

type SpansAt = (place: number) => Spans

function toSpans(match: ResolvedMatch, positionsOf: PositionsOf, partsAt: PartsAt): SpansAt {
  switch (match.kind) {
    case 'row':
      return rowSpans(match, positionsOf)
    case 'any': {
      const options = match.options.map((option) => toSpans(option, positionsOf, partsAt))
      return (place) => unionOfSpans(options.map((option) => option(place)))
    }
    case 'proximity':
      return proximitySpans(match, positionsOf, partsAt)
    case 'frequency':
      return toSpans(match.operand, positionsOf, partsAt)
  }
}

/** Positions count the borders between values, so that no row of words spans two. */
function rowSpans(row: RowMatch, positionsOf: PositionsOf): SpansAt {
  const starts = rowStarts(row, (word) => positionsOf(word).band)
  return (place) => {
    starts.read(place)
    return Array.from(starts.numbers.subarray(starts.from, starts.to), (start) => ({ start, end: start + row.positions }))
  }
}

/** Columns are further apart than any distance. */
function proximitySpans(match: ProximityMatch, positionsOf: PositionsOf, partsAt: PartsAt): SpansAt {
  const [left, right] = [toSpans(match.left, positionsOf, partsAt), toSpans(match.right, positionsOf, partsAt)]
  return (place) => {
    const leftSpans = left(place)
    const rightSpans = leftSpans.length === 0 ? leftSpans : right(place)
    return rightSpans.length === 0 ? rightSpans : proximityOf(match, leftSpans, rightSpans, partsAt(place, match.operator))
  }
}
