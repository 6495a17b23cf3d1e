import { throwIfCancelled } from '@gezhi/threads'
import { VALUE_BORDER } from '../write/analyzed-columns.ts'
import { emptyBits } from './column.ts'
import { statisticsOf } from './documents-of.ts'
import { estimatedHits } from './estimated-hits.ts'
import { bitCount, HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'
import { OutOfTimeError } from './out-of-time-error.ts'
import { countedColumns } from './postings/counted-columns.ts'
import { forwardRows } from './document-test.ts'
import { BAND } from './postings/band-positions.ts'
import { ColumnHeads } from './postings/column-heads.ts'
import { DocumentParts } from './postings/document-parts.ts'
import type { PartsAt, PartStarts } from './postings/part-starts.ts'
import { inStoredOrder } from './stored-order.ts'
import { isByPositions, needsBorders, needsSentences, requiredGroups, toPlaceTest, wordCount } from './postings/position-test.ts'
import type { Postings } from './postings/postings.ts'
import { WordPositions } from './postings/word-positions.ts'
import type { TextCondition } from './resolved-condition.ts'

/**
 * Fewer hits than one in so many documents are sooner tested one by one; for NEAR and ADJ FTS5's own NEAR leaves few to test where one
 * side is rare.
 */
const FEW = { frequency: 1000, proximity: 16, row: 1000, any: 1000, sentences: 100 } as const
/** Fewer than one in so many are tested one by one for borders between values. */
const FEW_ACROSS = 400
/** With more than one in so many, the borders of all of them would take too much memory. */
const MANY = 16
const CHECK_EVERY = 64
/** Pages of four kilobytes in memory, of all words together and of one word in one segment. */
const MAX_PAGES = 2048
const [MIN_CHUNK, MAX_CHUNK] = [8, 256]

/** Hits found by positions; `isExact`: all of them are hits, else some may lie across the border between two values, sentences or paragraphs. */
export interface FoundByPositions {
  readonly hits: HitSet
  readonly isExact: boolean
}

/**
 * The hits of a phrase, a proximity or FREQ from the positions in the postings of its words, among those of `within`, if given; null if the
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
  const few = FEW[needsSentences(match) && within === null ? 'sentences' : match.kind]
  if (most * few < session.documents) return null
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
  if (needsSentences(condition.match) && hits.size * MANY > session.documents) return { hits, isExact: false }
  return { hits: collectByPositions(session, postings, condition, { until, within: hits, borders: true }), isExact: true }
}

export interface Collecting {
  readonly until: number
  /** Only these; null: all documents. */
  readonly within: HitSet | null
  /** False: also what lies across the border between two values, sentences or paragraphs. */
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
  const heads = borders === null || within === null || !needsSentences(match) ? null : headsOf(session, within, columns, until)
  const parts = borders === null ? null : partsReader(borders, heads, within)
  const test = toPlaceTest(match, positionsOf, parts?.at ?? UNDIVIDED)
  const candidatesIn = candidatesOf(within)
  const bits = emptyBits(session.documents)
  for (let from = 0; from < session.documents; from += BAND) {
    throwIfCancelled()
    if (performance.now() > until) throw new OutOfTimeError(bitCount(bits))
    const end = Math.min(from + BAND, session.documents)
    const candidates = candidatesIn(from, end)
    for (const { group } of groups) {
      for (const word of group) word.read(from, end, candidates)
      if (!remain(candidates, group)) break
    }
    borders?.read(from, end, candidates)
    for (let i = 0; i < candidates.length; i++) {
      for (let left = candidates[i]!; left !== 0; left &= left - 1) {
        const place = i * 32 + 31 - Math.clz32(left & -left)
        parts?.read(from + place, place)
        if (test(place)) bits[(from + place) >>> 5]! |= 1 << (place & 31)
      }
    }
  }
  return HitSet.ofBits(bits)
}

const UNDIVIDED: PartsAt = () => null

/** Values of a band of documents, from their borders. */
function valuesOf({ band }: WordPositions): (place: number) => PartStarts {
  return (place) => {
    const isDivided = band.has(place)
    return { numbers: band.numbers, from: isDivided ? band.starts[place]! : 0, to: isDivided ? band.ends[place]! : 0 }
  }
}

/** The parts of one document after the other. */
interface PartsReader {
  /** Ordinals in ascending order. */
  read(ordinal: number, place: number): void
  readonly at: PartsAt
}

/** Values from their borders; sentences and paragraphs of all the documents of `hits` from the forward store, if asked for. */
function partsReader(borders: WordPositions, heads: ColumnHeads | null, hits: HitSet | null): PartsReader {
  const valuesAt = valuesOf(borders)
  if (heads === null || hits === null) return { read: () => {}, at: valuesAt }
  const document = new DocumentParts(heads, borders.band)
  const { ordinals } = hits
  let index = 0
  return {
    read: (ordinal, place) => {
      while (ordinals[index]! < ordinal) index++
      document.read(index, place)
    },
    at: (place, operator) => (operator === 'sen' ? document.sentences : operator === 'para' ? document.paragraphs : valuesAt(place)),
  }
}

/** The heads of the columns of some documents, by their place among the hits, read in the order of the forward store. */
function headsOf(session: IndexSession, hits: HitSet, columns: Uint8Array | null, until: number): ColumnHeads {
  const { ordinals } = hits
  const heads = new ColumnHeads(ordinals.length, columns)
  const rowOf = forwardRows(session)
  let seen = 0
  for (const index of inStoredOrder(session.snapshot, ordinals)) {
    if (++seen % CHECK_EVERY === 0) {
      throwIfCancelled()
      if (performance.now() > until) throw new OutOfTimeError(0)
    }
    heads.add(index, rowOf(ordinals[index]!))
  }
  return heads
}

/** Leaves the candidates that have one of some words; false if there are none. */
function remain(candidates: Uint32Array, group: readonly WordPositions[]): boolean {
  let any = 0
  for (let i = 0; i < candidates.length; i++) {
    let present = 0
    for (let word = 0; word < group.length; word++) present |= group[word]!.band.present[i]!
    any |= candidates[i]! &= present
  }
  return any !== 0
}

/** A bit for each document of a band that may be a hit; bands in ascending order. */
function candidatesOf(within: HitSet | null): (from: number, end: number) => Uint32Array {
  const ordinals = within?.ordinals ?? null
  let next = 0
  return (from, end) => {
    const candidates = new Uint32Array(BAND / 32)
    if (ordinals === null) {
      candidates.fill(0xffffffff, 0, (end - from) >>> 5)
      for (let place = (end - from) & ~31; place < end - from; place++) candidates[place >>> 5]! |= 1 << (place & 31)
    } else {
      for (; next < ordinals.length && ordinals[next]! < end; next++) {
        const place = ordinals[next]! - from
        candidates[place >>> 5]! |= 1 << (place & 31)
      }
    }
    return candidates
  }
}
