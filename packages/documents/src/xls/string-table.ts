import { isHighSurrogate } from '../text/clean-text.ts'
import { MAX_RECORD_LENGTH, RecordBuffer } from './record-buffer.ts'

/** Longest text worth remembering: longer ones hardly repeat. */
const MAX_SHARED_LENGTH = 256

const SST = 0x00fc
const CONTINUE = 0x003c

/**
 * The texts of a workbook (SST record): each is added once and named by its index. What does not fit in one record goes on in CONTINUE
 * records; in the middle of a text their first byte repeats whether characters take one byte or two.
 */
export class StringTable {
  readonly #indexes = new Map<string, number>()
  readonly #records = new RecordBuffer()
  readonly #data = Buffer.alloc(MAX_RECORD_LENGTH)
  // The first 8 bytes are two counts, known at the end.
  #end = 8
  #first: Buffer | null = null
  #count = 0
  #uses = 0

  /** Bytes of the records so far, about. */
  get length(): number {
    return this.#records.length + this.#end
  }

  /** Index of a text of at most 65,535 UTF-16 units. */
  indexOf(text: string): number {
    this.#uses++
    const shared = this.#indexes.get(text)
    if (shared !== undefined) return shared
    const index = this.#count++
    if (text.length <= MAX_SHARED_LENGTH) this.#indexes.set(text, index)
    this.#append(text)
    return index
  }

  /** The records of all texts; nothing can be added afterwards. */
  finish(): readonly Buffer[] {
    this.#endRecord()
    const first = this.#first!
    first.writeUInt32LE(this.#uses, 0)
    first.writeUInt32LE(this.#count, 4)
    const head = new RecordBuffer()
    head.add(SST, first)
    return [...head.chunks(), ...this.#records.chunks()]
  }

  #append(text: string): void {
    const width = /[^\u0000-\u00ff]/.test(text) ? 2 : 1
    // The three bytes before the characters and the first surrogate pair stand in one record.
    if (this.#end + 3 + 2 * width > MAX_RECORD_LENGTH) this.#endRecord()
    this.#end = this.#data.writeUInt16LE(text.length, this.#end)
    this.#end = this.#data.writeUInt8(width - 1, this.#end)
    let at = 0
    while (true) {
      const count = this.#fitting(text, at, width)
      this.#end += this.#data.write(text.slice(at, at + count), this.#end, width === 1 ? 'latin1' : 'utf16le')
      at += count
      if (at >= text.length) return
      this.#endRecord()
      this.#end = this.#data.writeUInt8(width - 1, this.#end)
    }
  }

  /** How many characters from `at` fit in the record. Some readers decode each record by itself: surrogate pairs are not divided. */
  #fitting(text: string, at: number, width: number): number {
    const count = Math.min(text.length - at, Math.floor((MAX_RECORD_LENGTH - this.#end) / width))
    const isDivided = at + count < text.length && isHighSurrogate(text.charCodeAt(at + count - 1))
    return isDivided ? count - 1 : count
  }

  #endRecord(): void {
    if (this.#first === null) this.#first = Buffer.from(this.#data.subarray(0, this.#end))
    else this.#records.add(CONTINUE, this.#data.subarray(0, this.#end))
    this.#end = 0
  }
}
