import { throwIfCancelled } from '@gezhi/threads'
import type { IndexConnection } from '../index-connection.ts'
import { OutOfTimeError } from '../out-of-time-error.ts'
import { PostingFormatError } from './posting-format-error.ts'
import type { Segment } from './segments.ts'

/** Part of the postings of a word that is on one page: rows with their positions. Valid until the next is requested. */
export interface Section {
  bytes: Uint8Array
  at: number
  end: number
  /** Whether the postings of a word begin here; else those of the page before go on. */
  starts: boolean
}

/** How postings are read. */
export interface Reading {
  /** All words that begin with the given one. */
  readonly isPrefix: boolean
  /** Pages in memory at the same time; between two chunks, cancellation and time are checked. */
  readonly chunk: number
  /** The time (performance.now) at which reading ends. */
  readonly until: number
}

/** Words of the main index begin with this byte. */
const MAIN_INDEX = 0x30
/** Bytes of the head of a page: places of its first row and of its list of words. */
const HEAD = 4
/** Pages of four kilobytes read in one statement at first; later as many as are asked for. */
const FIRST_CHUNK = 8

const FIRST_PAGE = 'SELECT pgno FROM words_idx WHERE segid = ? AND term <= ? ORDER BY term DESC LIMIT 1'
const NEXT_PAGE = 'SELECT pgno FROM words_idx WHERE segid = ? AND term > ? ORDER BY term LIMIT 1'
const PAGES = `SELECT CAST(group_concat(block, '') AS BLOB) AS bytes, group_concat(length(block)) AS lengths
  FROM (SELECT block FROM words_data WHERE id BETWEEN (?1 << 37) + CAST(?2 AS INTEGER) AND (?1 << 37) + CAST(?3 AS INTEGER) ORDER BY id)`

/**
 * The postings of a word, or of all words with a prefix, in one segment. Throws when the job is cancelled, and `OutOfTimeError` at the
 * time `until`.
 */
export function* postingSections(
  connection: IndexConnection,
  segment: Segment,
  word: string,
  reading: Reading,
): Generator<Section, void, void> {
  const key = Buffer.from(String.fromCharCode(MAIN_INDEX) + word)
  const section: Section = { bytes: key, at: 0, end: 0, starts: false }
  let term = new Uint8Array(256)
  let isReading = false
  for (const { bytes, start, end } of pagesWith(connection, segment, key, reading)) {
    const footer = start + bytes[start + 2]! * 256 + bytes[start + 3]!
    if (footer > end || footer < start + HEAD) throw new PostingFormatError('unknown page')
    let places = footer
    let next = footer
    let isFirst = true
    const toNext = () => {
      let value = 0
      for (let byte = 128; byte > 127;) value = value * 128 + ((byte = bytes[places++]!) & 127)
      next = isFirst ? start + value : next + value
      if (next > footer) throw new PostingFormatError('unknown page')
    }
    if (places < end) toNext()
    section.bytes = bytes
    if (isReading) {
      section.at = start + HEAD
      section.end = next
      section.starts = false
      yield section
    }
    while (next < footer) {
      let at = next
      const varint = () => {
        let value = 0
        for (let byte = 128; byte > 127;) value = value * 128 + ((byte = bytes[at++]!) & 127)
        return value
      }
      const kept = isFirst ? 0 : varint()
      const added = varint()
      const length = kept + added
      if (at + added > footer) throw new PostingFormatError('unknown word')
      if (length > term.length) term = enlarged(term, length)
      for (let i = 0; i < added; i++) term[kept + i] = bytes[at + i]!
      at += added
      isFirst = false
      if (places < end) toNext()
      else next = footer
      const order = compared(term, length, key, reading.isPrefix)
      if (order > 0) return
      if (order < 0) continue
      isReading = true
      section.at = at
      section.end = next
      section.starts = true
      yield section
    }
  }
}

interface Page {
  readonly bytes: Uint8Array
  readonly start: number
  readonly end: number
}

function* pagesWith(
  connection: IndexConnection,
  { id, firstPage, lastPage }: Segment,
  key: Uint8Array,
  { isPrefix, chunk, until }: Reading,
): Generator<Page, void, void> {
  const before = (connection.prepare(FIRST_PAGE).get(id, key) as { pgno: number } | undefined)?.pgno ?? 0
  const after = (connection.prepare(NEXT_PAGE).get(id, isPrefix ? afterPrefix(key) : key) as { pgno: number } | undefined)?.pgno
  // The lowest bit of `pgno` says whether there is an index of long postings. Pages before the first were merged into another segment.
  const first = Math.max(firstPage, before >>> 1)
  const last = after === undefined ? lastPage : Math.min(lastPage, Math.max(first, after >>> 1))
  let size = FIRST_CHUNK
  for (let page = first; page <= last; page += size, size = chunk) {
    throwIfCancelled()
    if (performance.now() > until) throw new OutOfTimeError(0)
    const to = Math.min(last, page + size - 1)
    const read = connection.prepare(PAGES).get(id, page, to) as { bytes: Uint8Array; lengths: string }
    const lengths = (read.lengths ?? '').split(',')
    if (lengths.length !== to - page + 1) throw new PostingFormatError('missing pages')
    let start = 0
    for (const length of lengths) yield { bytes: read.bytes, start, end: (start += Number(length)) }
  }
}

/** Above every word with a prefix, and not above others: no byte of UTF-8 is the highest. */
function afterPrefix(key: Uint8Array): Uint8Array {
  const after = Uint8Array.from(key)
  after[after.length - 1]!++
  return after
}

/** Negative if a word is before a key, 0 if it equals the key or, with `isPrefix`, begins with it. */
function compared(term: Uint8Array, length: number, key: Uint8Array, isPrefix: boolean): number {
  const shared = Math.min(length, key.length)
  for (let i = 0; i < shared; i++) if (term[i] !== key[i]) return term[i]! - key[i]!
  return length < key.length ? -1 : isPrefix || length === key.length ? 0 : 1
}

function enlarged(bytes: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length * 2)
  larger.set(bytes)
  return larger
}
