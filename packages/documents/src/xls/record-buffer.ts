const CHUNK_LENGTH = 256 * 1024

/** Most bytes of the data of a BIFF8 record. */
export const MAX_RECORD_LENGTH = 8224

/** BIFF8 records, one after the other: type, length and data of each. */
export class RecordBuffer {
  readonly #full: Buffer[] = []
  #chunk = Buffer.alloc(CHUNK_LENGTH)
  #end = 0
  #fullLength = 0

  /** Bytes written. */
  get length(): number {
    return this.#fullLength + this.#end
  }

  /** Appends a record of at most `MAX_RECORD_LENGTH` bytes. */
  add(type: number, data: Buffer): void {
    if (data.length > MAX_RECORD_LENGTH) throw new RangeError(`A record of ${data.length} bytes`)
    const [chunk, at] = this.#reserve(4 + data.length)
    chunk.writeUInt16LE(type, at)
    chunk.writeUInt16LE(data.length, at + 2)
    data.copy(chunk, at + 4)
  }

  /** Appends a NUMBER record: a number or date at a cell, with the index of its format. */
  addNumber(row: number, column: number, format: number, value: number): void {
    const [chunk, at] = this.#addCell(0x0203, 14, row, column, format)
    chunk.writeDoubleLE(value, at)
  }

  /** Appends a LABELSST record: the text of an index of the string table at a cell. */
  addText(row: number, column: number, format: number, text: number): void {
    const [chunk, at] = this.#addCell(0x00fd, 10, row, column, format)
    chunk.writeUInt32LE(text, at)
  }

  /** Appends records that are complete already. */
  addRecords(records: Buffer): void {
    const [chunk, at] = this.#reserve(records.length)
    records.copy(chunk, at)
  }

  /** Everything written, in order. */
  chunks(): readonly Buffer[] {
    return [...this.#full, this.#chunk.subarray(0, this.#end)]
  }

  #addCell(type: number, length: number, row: number, column: number, format: number): [chunk: Buffer, valueAt: number] {
    const [chunk, at] = this.#reserve(4 + length)
    chunk.writeUInt16LE(type, at)
    chunk.writeUInt16LE(length, at + 2)
    chunk.writeUInt16LE(row, at + 4)
    chunk.writeUInt16LE(column, at + 6)
    chunk.writeUInt16LE(format, at + 8)
    return [chunk, at + 10]
  }

  #reserve(length: number): [chunk: Buffer, at: number] {
    if (this.#end + length > CHUNK_LENGTH) {
      this.#full.push(this.#chunk.subarray(0, this.#end))
      this.#fullLength += this.#end
      this.#chunk = Buffer.alloc(CHUNK_LENGTH)
      this.#end = 0
    }
    const at = this.#end
    this.#end += length
    return [this.#chunk, at]
  }
}
