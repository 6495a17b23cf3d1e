import { PostingFormatError } from './posting-format-error.ts'
import type { Section } from './posting-sections.ts'
import type { RowRuns } from './row-runs.ts'

/** In a list of positions, the number after it is a column. */
const COLUMN = 1

/** Sets the bits of the documents in postings, by ordinal. */
export class RowCollector {
  readonly #runs: RowRuns
  readonly #bits: Uint32Array
  readonly #columns: Uint8Array | null
  readonly #mayBeRemoved: boolean
  #run = -1
  /** Bytes of the last positions that are on the next page. */
  #left = 0
  /** The ordinal they belong to if none of its columns so far counts, else -1. */
  #undecided = -1
  #columnFollows = false
  /** Whether its positions begin on the next page. */
  #beginsNext = false

  /**
   * `columns`: 1 for each column that counts, null if all do; `mayBeRemoved`: rows without a document are left out, else they are an
   * error.
   */
  constructor(runs: RowRuns, bits: Uint32Array, columns: Uint8Array | null, mayBeRemoved: boolean) {
    this.#runs = runs
    this.#bits = bits
    this.#columns = columns
    this.#mayBeRemoved = mayBeRemoved
  }

  /** The sections of a word in their order. */
  add(section: Section): void {
    const at = section.starts ? this.#begin(section) : this.#continue(section)
    if (at >= section.end) return
    if (this.#columns === null) this.#addRows(section.bytes, at, section.end)
    else this.#addRowsIn(this.#columns, section.bytes, at, section.end)
  }

  #begin({ at }: Section): number {
    if (this.#left > 0) throw new PostingFormatError('positions without end')
    return at
  }

  #continue({ bytes, at, end }: Section): number {
    const stop = Math.min(at + this.#left, end)
    if (this.#undecided >= 0) this.#decide(bytes, at, stop)
    this.#left -= stop - at
    return stop
  }

  /** The first row of a section is a whole number, the others are differences. */
  #addRows(bytes: Uint8Array, from: number, end: number): void {
    const bits = this.#bits
    const { rows, ordinals } = this.#runs
    let run = -1
    let runEnd = -1
    let shift = 0
    let rowId = 0
    let at = from
    while (at < end) {
      let byte = bytes[at++]!
      let delta = byte & 127
      while (byte > 127) delta = delta * 128 + ((byte = bytes[at++]!) & 127)
      rowId += delta
      byte = bytes[at++]!
      let size = byte & 127
      while (byte > 127) size = size * 128 + ((byte = bytes[at++]!) & 127)
      if ((size & 1) !== 0) throw new PostingFormatError('a removed row')
      at += size >>> 1
      if (rowId >= runEnd) {
        run = this.#runs.find(rowId, run < 0 ? this.#run : run)
        shift = run < 0 ? 0 : ordinals[run]! - rows[run]!
        runEnd = run < 0 ? -1 : rows[run]! + ordinals[run + 1]! - ordinals[run]!
        if (rowId >= runEnd) {
          this.#noDocument()
          continue
        }
      }
      const ordinal = rowId + shift
      bits[ordinal >>> 5]! |= 1 << (ordinal & 31)
    }
    this.#run = run
    this.#left = at - end
  }

  #addRowsIn(columns: Uint8Array, bytes: Uint8Array, from: number, end: number): void {
    const bits = this.#bits
    const { rows, ordinals } = this.#runs
    let run = -1
    let runEnd = -1
    let shift = 0
    let rowId = 0
    let at = from
    while (at < end) {
      let byte = bytes[at++]!
      let delta = byte & 127
      while (byte > 127) delta = delta * 128 + ((byte = bytes[at++]!) & 127)
      rowId += delta
      byte = bytes[at++]!
      let size = byte & 127
      while (byte > 127) size = size * 128 + ((byte = bytes[at++]!) & 127)
      if ((size & 1) !== 0) throw new PostingFormatError('a removed row')
      const first = at
      at += size >>> 1
      if (rowId >= runEnd) {
        run = this.#runs.find(rowId, run < 0 ? this.#run : run)
        shift = run < 0 ? 0 : ordinals[run]! - rows[run]!
        runEnd = run < 0 ? -1 : rows[run]! + ordinals[run + 1]! - ordinals[run]!
        if (rowId >= runEnd) {
          this.#noDocument()
          this.#undecided = -1
          continue
        }
      }
      const ordinal = rowId + shift
      if (first < end && (isInFirst(columns, bytes[first]!) || this.#isIn(columns, bytes, first, Math.min(at, end)))) {
        bits[ordinal >>> 5]! |= 1 << (ordinal & 31)
        this.#undecided = -1
      } else this.#undecided = ordinal
      this.#beginsNext = first >= end
    }
    this.#run = run
    this.#left = at - end
    if (this.#left === 0) this.#undecided = -1
  }

  /** Whether positions name a column that counts. They may end between the mark and the number of a column. */
  #isIn(columns: Uint8Array, bytes: Uint8Array, from: number, end: number): boolean {
    let at = from
    while (at < end) {
      let byte = bytes[at++]!
      if (byte === COLUMN || this.#columnFollows) {
        if (!this.#columnFollows) {
          this.#columnFollows = true
          continue
        }
        this.#columnFollows = false
        let column = byte & 127
        while (byte > 127) column = column * 128 + ((byte = bytes[at++]!) & 127)
        if (columns[column] === 1) return true
      } else while (byte > 127) byte = bytes[at++]!
    }
    return false
  }

  #decide(bytes: Uint8Array, from: number, end: number): void {
    const begins = this.#beginsNext && from < end
    if (begins) this.#beginsNext = false
    if ((begins && isInFirst(this.#columns!, bytes[from]!)) || this.#isIn(this.#columns!, bytes, from, end)) {
      this.#bits[this.#undecided >>> 5]! |= 1 << (this.#undecided & 31)
      this.#undecided = -1
    } else if (end - from === this.#left) this.#undecided = -1
  }

  #noDocument(): void {
    if (!this.#mayBeRemoved) throw new PostingFormatError('a row without a document')
  }
}

/** Whether positions that begin with this byte are in a column that counts: without a mark they are those of column 0. */
function isInFirst(columns: Uint8Array, byte: number): boolean {
  return byte !== COLUMN && columns[0] === 1
}
