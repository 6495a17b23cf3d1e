import type { IndexConnection } from '../index-connection.ts'
import { PostingFormatError } from './posting-format-error.ts'

/** One sorted run of words with their postings, as FTS5 stores it: pages `firstPage` to `lastPage`. */
export interface Segment {
  readonly id: number
  readonly firstPage: number
  readonly lastPage: number
  /** Number of pages with the rows that were removed since; they are skipped. */
  readonly tombstonePages: number
  /** Rows that were removed, and all that were written. */
  readonly removedRows: number
  readonly rows: number
}

/** The version of FTS5's pages that is decoded; `secure-delete` makes another. */
const KNOWN_VERSION = 4
const STRUCTURE = 10
/** After the four bytes of a counter: tables with `contentless_delete` also store tombstones. */
const STRUCTURE_MARK = 0xff000001
/** A page of the tombstones of a segment. Its address is above the whole numbers of JavaScript, and numbers are bound as floats. */
const TOMBSTONE_PAGE = 'SELECT block FROM words_data WHERE id = ((? + 65536) << 37) + CAST(? AS INTEGER)'

/** The structure record in the open transaction. Throws `PostingFormatError` if FTS5 stores postings in another way than known. */
export function readStructure(connection: Pick<IndexConnection, 'prepare'>): Uint8Array {
  const version = connection.prepare("SELECT v FROM words_config WHERE k = 'version'").get() as { v: unknown } | undefined
  if (version?.v !== KNOWN_VERSION) throw new PostingFormatError(`version ${String(version?.v)}`)
  const row = connection.prepare('SELECT block FROM words_data WHERE id = ?').get(STRUCTURE) as { block: Uint8Array } | undefined
  if (row === undefined) throw new PostingFormatError('no structure')
  return row.block
}

/** The segments that a structure record lists. Pure. */
export function parseStructure(block: Uint8Array): Segment[] {
  if (new DataView(block.buffer, block.byteOffset).getUint32(4) !== STRUCTURE_MARK) throw new PostingFormatError('unknown structure')
  const next = varintsOf(block, 8)
  const levels = next()
  const count = next()
  next() // Counts writes.
  const segments: Segment[] = []
  for (let level = 0; level < levels; level++) {
    next() // Segments being merged, which are still read.
    for (let left = next(); left > 0; left--) {
      const [id, firstPage, lastPage] = [next(), next(), next()]
      next() // The first and last of the transactions that wrote it.
      next()
      const tombstonePages = next()
      const [removedRows, rows] = [next(), next()]
      segments.push({ id, firstPage, lastPage, tombstonePages, removedRows, rows })
    }
  }
  if (segments.length !== count) throw new PostingFormatError('unknown structure')
  return segments.filter(({ firstPage }) => firstPage > 0)
}

/** Row ids removed from a segment since it was written, in any order. */
export function tombstonesOf(connection: IndexConnection, { id, tombstonePages }: Segment): number[] {
  const removed: number[] = []
  const find = connection.prepare(TOMBSTONE_PAGE)
  for (let page = 0; page < tombstonePages; page++) {
    const row = find.get(id, page) as { block: Uint8Array } | undefined
    if (row === undefined) throw new PostingFormatError('missing tombstones')
    addTombstones(row.block, removed)
  }
  return removed
}

/** A hash table of row ids of 4 or 8 bytes; 0 is an empty place, a flag in the head stands for row 0. */
function addTombstones(block: Uint8Array, removed: number[]): void {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
  const width = block[0]
  if (width !== 4 && width !== 8) throw new PostingFormatError('unknown tombstones')
  if (block[1] !== 0) removed.push(0)
  for (let at = 8; at + width <= block.length; at += width) {
    const rowId = width === 4 ? view.getUint32(at) : Number(view.getBigUint64(at))
    if (rowId !== 0) removed.push(rowId)
  }
}

/** Reads numbers of seven bits a byte, high ones first, one after the other. */
function varintsOf(bytes: Uint8Array, from: number): () => number {
  let at = from
  return () => {
    let value = 0
    for (let i = 0; i < 8; i++) {
      const byte = bytes[at++]
      if (byte === undefined) throw new PostingFormatError('cut off')
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
    // A ninth byte has eight bits.
    return value * 256 + bytes[at++]!
  }
}
