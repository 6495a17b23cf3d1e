import type { BandPositions } from './band-positions.ts'
import { PostingFormatError } from './posting-format-error.ts'
import type { Section } from './posting-sections.ts'
import type { RowRuns } from './row-runs.ts'

/** In a list of positions, the number after it is a column. */
const COLUMN = 1
/** Added to differences between positions. */
const OFFSET = 2
/** Positions in a column are below it. */
export const POSITIONS = 2 ** 24
const MAX_COLUMNS = 2 ** 8

/** Reads rows and positions of a word in one segment, documents in ascending order, as far as it is asked to. */
export class PositionCursor {
  readonly #sections: Iterator<Section, void, void>
  readonly #runs: RowRuns
  readonly #columns: Uint8Array | null
  /** Removed rows of the segment, by ordinal; null if none was. */
  readonly #removed: Uint32Array | null
  #bytes: Uint8Array = new Uint8Array(0)
  #at = 0
  #end = 0
  #isFirst = true
  #rowId = 0
  #run = 0
  /** The document whose positions come next, Infinity at the end, -1 for a row without one; null if its row is not read yet. */
  #ordinal: number | null = null
  /** Bytes of its positions. */
  #size = 0

  constructor(sections: Iterator<Section, void, void>, runs: RowRuns, columns: Uint8Array | null, removed: Uint32Array | null) {
    this.#sections = sections
    this.#runs = runs
    this.#columns = columns
    this.#removed = removed
  }

  /** Adds the positions in candidates documents before the end of a band. */
  read(band: BandPositions, candidates: Uint32Array): void {
    for (;;) {
      if (this.#ordinal === null && !this.#isFirst) this.#readWhole(band, candidates)
      const ordinal = this.#ordinal ?? this.#next()
      if (ordinal >= band.end) return
      const place = ordinal - band.from
      if (place >= 0 && (candidates[place >>> 5]! & (1 << (place & 31))) !== 0) this.#addPositions(band, place)
      else this.#skip()
      this.#ordinal = null
    }
  }

  /** The next rows that are within this page, which most are: everything is in local variables, what is not is left to the others. */
  #readWhole(band: BandPositions, candidates: Uint32Array): void {
    const [bytes, end, columns, removed] = [this.#bytes, this.#end, this.#columns, this.#removed]
    const { rows, ordinals } = this.#runs
    const { from, end: bandEnd, present, starts, ends } = band
    let numbers: Uint32Array = band.numbers
    let size = band.size
    let run = this.#run
    let shift = ordinals[run]! - rows[run]!
    let runEnd = rows[run]! + ordinals[run + 1]! - ordinals[run]!
    let at = this.#at
    let rowId = this.#rowId
    while (at < end) {
      const start = at
      let byte = bytes[at++]!
      let delta = byte & 127
      while (byte > 127) delta = delta * 128 + ((byte = bytes[at++]!) & 127)
      byte = bytes[at++]!
      let length = byte & 127
      while (byte > 127) length = length * 128 + ((byte = bytes[at++]!) & 127)
      const to = at + (length >>> 1)
      if (rowId + delta >= runEnd) {
        run = this.#runs.find(rowId + delta, run)
        shift = ordinals[run]! - rows[run]!
        runEnd = rows[run]! + ordinals[run + 1]! - ordinals[run]!
      }
      const place = rowId + delta + shift - from
      if (to > end || (length & 1) !== 0 || rowId + delta >= runEnd || place + from >= bandEnd) {
        at = start
        break
      }
      rowId += delta
      const isCandidate = place >= 0 && (candidates[place >>> 5]! & (1 << (place & 31))) !== 0
      if (!isCandidate || (removed !== null && isIn(removed, place + from))) {
        at = to
        continue
      }
      const first = size
      let base = 0
      let position = 0
      let counts = columns === null || columns[0] === 1
      while (at < to) {
        let value = bytes[at++]!
        if (value > 127) {
          byte = value
          value &= 127
          while (byte > 127) value = value * 128 + ((byte = bytes[at++]!) & 127)
        }
        if (value === COLUMN) {
          byte = bytes[at++]!
          let column = byte & 127
          while (byte > 127) column = column * 128 + ((byte = bytes[at++]!) & 127)
          if (column >= MAX_COLUMNS) throw new PostingFormatError('too many positions')
          base = column * POSITIONS
          position = 0
          counts = columns === null || columns[column] === 1
          continue
        }
        position += value - OFFSET
        if (position >= POSITIONS) throw new PostingFormatError('too many positions')
        if (!counts) continue
        if (size === numbers.length) numbers = band.grow()
        numbers[size++] = base + position
      }
      starts[place] = first
      ends[place] = size
      if (size > first) present[place >>> 5]! |= 1 << (place & 31)
    }
    band.size = size
    this.#run = run
    this.#at = at
    this.#rowId = rowId
  }

  #next(): number {
    while (this.#at >= this.#end) if (!this.#advance()) return (this.#ordinal = Infinity)
    const delta = this.#varint()
    this.#rowId = this.#isFirst ? delta : this.#rowId + delta
    this.#isFirst = false
    const size = this.#varint()
    if ((size & 1) !== 0) throw new PostingFormatError('a removed row')
    this.#size = size >>> 1
    return (this.#ordinal = this.#ordinalOf(this.#rowId))
  }

  #ordinalOf(rowId: number): number {
    const { rows, ordinals } = this.#runs
    let run = this.#run
    let place = rowId - rows[run]!
    if (!(place >= 0 && place < ordinals[run + 1]! - ordinals[run]!)) {
      run = this.#runs.find(rowId, run)
      place = run < 0 ? -1 : rowId - rows[run]!
      if (run < 0 || place >= ordinals[run + 1]! - ordinals[run]!) {
        if (this.#removed === null) throw new PostingFormatError('a row without a document')
        return -1
      }
      this.#run = run
    }
    const ordinal = ordinals[run]! + place
    return this.#removed !== null && isIn(this.#removed, ordinal) ? -1 : ordinal
  }

  #skip(): void {
    let left = this.#size
    while (this.#at + left > this.#end) {
      left -= this.#end - this.#at
      if (!this.#advance()) throw new PostingFormatError('positions without end')
    }
    this.#at += left
  }

  #addPositions(band: BandPositions, place: number): void {
    const columns = this.#columns
    let left = this.#size
    let column = 0
    let position = 0
    let isColumn = false
    band.begin(place)
    while (left > 0) {
      if (this.#at >= this.#end && !this.#advance()) throw new PostingFormatError('positions without end')
      const before = this.#at
      const value = this.#varint()
      left -= this.#at - before
      if (isColumn) {
        column = value
        position = 0
        isColumn = false
      } else if (value === COLUMN) isColumn = true
      else {
        position += value - OFFSET
        if (position >= POSITIONS || column >= MAX_COLUMNS) throw new PostingFormatError('too many positions')
        if (columns === null || columns[column] === 1) band.add(column * POSITIONS + position)
      }
    }
    band.endOf(place)
  }

  #varint(): number {
    const bytes = this.#bytes
    let byte = bytes[this.#at++]!
    if (byte < 128) return byte
    let value = byte & 127
    do value = value * 128 + ((byte = bytes[this.#at++]!) & 127)
    while (byte > 127)
    return value
  }

  /** To the next page with postings of the word; the first row there is a whole number. */
  #advance(): boolean {
    const { value, done } = this.#sections.next()
    if (done === true || value === undefined) return false
    this.#bytes = value.bytes
    this.#at = value.at
    this.#end = value.end
    this.#isFirst = true
    return true
  }
}

function isIn(bits: Uint32Array, ordinal: number): boolean {
  return (bits[ordinal >>> 5]! & (1 << (ordinal & 31))) !== 0
}
