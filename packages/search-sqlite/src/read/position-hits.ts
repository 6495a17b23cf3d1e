import { throwIfCancelled } from '@gezhi/threads'
import { VALUE_BORDER } from '../write/analyzed-columns.ts'
import { emptyBits } from './column.ts'
import { statisticsOf } from './documents-of.ts'
import { estimatedHits } from './estimated-hits.ts'
import { bitCount, HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'
import { OutOfTimeError } from './out-of-time-error.ts'
import { countedColumns } from './postings/counted-columns.ts'
import { BAND } from './postings/band-positions.ts'
import { isByPositions, needsBorders, requiredGroups, toPlaceTest, wordCount } from './postings/position-test.ts'
import type { Postings } from './postings/postings.ts'
import { WordPositions } from './postings/word-positions.ts'
import type { TextCondition } from './resolved-condition.ts'

/**
 * Fewer hits than one in so many documents are sooner tested one by one; for proximities FTS5's own NEAR leaves few to test where one
 * side is rare.
 */
const FEW = { frequency: 1000, proximity: 16, row: 1000, any: 1000 } as const
/** Fewer than one in so many are tested one by one for borders between values. */
const FEW_ACROSS = 400
/** Pages of four kilobytes in memory, of all words together and of one word in one segment. */
const MAX_PAGES = 2048
const [MIN_CHUNK, MAX_CHUNK] = [8, 256]

/** Hits found by positions; `isExact`: all of them are hits, else some may lie across the border between two values. */
export interface FoundByPositions {
  readonly hits: HitSet
  readonly isExact: boolean
}

/**
 * The hits of a phrase, NEAR, ADJ or FREQ from the positions in the postings of its words, among those of `within`, if given; null if the
 * positions do not decide, or if few documents are tested sooner.
 */
export function hitsByPositions(
  session: IndexSession,
  condition: TextCondition,
  until: number,
  within: HitSet | null,
): FoundByPositions | null {
  const { match } = condition
  if (!isByPositions(match) || condition.columns.length === 0) return null
  const most = Math.min(within?.size ?? Infinity, estimatedHits(condition, statisticsOf(session)))
  if (most * FEW[match.kind] < session.documents) return null
  const { postings } = session
  return postings === null ? null : session.tried(() => decided(session, postings, condition, until, within))
}

/** Borders are in most documents, so that reading their positions takes longer than that of most words: only if many depend on it. */
function decided(
  session: IndexSession,
  postings: Postings,
  condition: TextCondition,
  until: number,
  within: HitSet | null,
): FoundByPositions {
  const hits = collectByPositions(session, postings, condition, { until, within, borders: false })
  if (!needsBorders(condition.match)) return { hits, isExact: true }
  if (hits.size * FEW_ACROSS < session.documents) return { hits, isExact: false }
  return { hits: collectByPositions(session, postings, condition, { until, within: hits, borders: true }), isExact: true }
}

export interface Collecting {
  readonly until: number
  /** Only these; null: all documents. */
  readonly within: HitSet | null
  /** False: also what lies across the border between two values. */
  readonly borders: boolean
}

/** The same, whether it is worth it or not. */
export function collectByPositions(
  session: IndexSession,
  postings: Postings,
  condition: TextCondition,
  { until, within, borders: withBorders }: Collecting,
): HitSet {
  const { match } = condition
  const columns = countedColumns(session.layout, condition)
  const chunk = Math.max(MIN_CHUNK, Math.min(MAX_CHUNK, Math.floor(MAX_PAGES / (wordCount(match) * postings.segments.length))))
  const words = new Map<string, WordPositions>()
  const positionsOf = (word: string) => {
    const known = words.get(word) ?? new WordPositions(postings, word, { columns, chunk, until })
    words.set(word, known)
    return known
  }
  const statistics = statisticsOf(session)
  const borders = withBorders && needsBorders(match) ? positionsOf(VALUE_BORDER) : null
  const sizeOf = (texts: readonly WordPositions[]) =>
    [...words].reduce((sum, [word, positions]) => sum + (texts.includes(positions) ? statistics.documentsOf(word) : 0), 0)
  // The rarest first: of the others only documents with it are read.
  const groups = requiredGroups(match, positionsOf)
    .map((group) => ({ group, size: sizeOf(group) }))
    .toSorted((a, b) => a.size - b.size)
  const test = toPlaceTest(match, positionsOf, borders)
  const bits = emptyBits(session.documents)
  for (let from = 0; from < session.documents; from += BAND) {
    throwIfCancelled()
    if (performance.now() > until) throw new OutOfTimeError(bitCount(bits))
    const end = Math.min(from + BAND, session.documents)
    const candidates = candidatesIn(from, end, within)
    for (const { group } of groups) {
      for (const word of group) word.read(from, end, candidates)
      for (let i = 0; i < candidates.length; i++) candidates[i]! &= group.reduce((present, word) => present | word.band.present[i]!, 0)
      if (candidates.every((word) => word === 0)) break
    }
    borders?.read(from, end, candidates)
    for (let i = 0; i < candidates.length; i++) {
      for (let left = candidates[i]!; left !== 0; left &= left - 1) {
        const place = i * 32 + 31 - Math.clz32(left & -left)
        if (test(place)) bits[(from + place) >>> 5]! |= 1 << (place & 31)
      }
    }
  }
  return HitSet.ofBits(bits)
}

/** A bit for each document of a band that may be a hit. */
function candidatesIn(from: number, end: number, within: HitSet | null): Uint32Array {
  const candidates = new Uint32Array(BAND / 32)
  for (let place = 0; place < end - from; place++) {
    if (within === null || within.has(from + place)) candidates[place >>> 5]! |= 1 << (place & 31)
  }
  return candidates
}
