/** A growing buffer: integers from 0 in 1 to 8 bytes of seven bits, low ones first, and 8-byte floats. */
export class ByteWriter {
  #bytes = new Uint8Array(512)
  #view = new DataView(this.#bytes.buffer)
  #length = 0

  /** A whole number from 0 to 2^53 - 1. */
  varint(value: number): void {
    this.#reserve(8)
    let rest = value
    while (rest > 0x7fffffff) {
      this.#bytes[this.#length++] = (rest % 128) | 128
      rest = Math.floor(rest / 128)
    }
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest & 127) | 128
      rest >>>= 7
    }
    this.#bytes[this.#length++] = rest
  }

  /** Numbers below 2^31: faster than one by one. */
  varints(values: ArrayLike<number>): void {
    this.#reserve(values.length * 5)
    const bytes = this.#bytes
    let length = this.#length
    for (let i = 0; i < values.length; i++) {
      let rest = values[i]!
      while (rest > 127) {
        bytes[length++] = (rest & 127) | 128
        rest >>>= 7
      }
      bytes[length++] = rest
    }
    this.#length = length
  }

  /** Bytes as they are. */
  bytes(part: Uint8Array): void {
    this.#reserve(part.length)
    this.#bytes.set(part, this.#length)
    this.#length += part.length
  }

  float(value: number): void {
    this.#reserve(8)
    this.#view.setFloat64(this.#length, value, true)
    this.#length += 8
  }

  /** What another one wrote, after its length; the other is empty afterwards. */
  append(other: ByteWriter): void {
    this.varint(other.#length)
    this.#reserve(other.#length)
    this.#bytes.set(other.#bytes.subarray(0, other.#length), this.#length)
    this.#length += other.#length
    other.#length = 0
  }

  /** Discards what was written. */
  clear(): void {
    this.#length = 0
  }

  /** A copy of what was written; the writer is empty afterwards. */
  take(): Uint8Array {
    const bytes = this.#bytes.slice(0, this.#length)
    this.#length = 0
    return bytes
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count))
    grown.set(this.#bytes)
    this.#bytes = grown
    this.#view = new DataView(grown.buffer)
  }
}

/** Reads what a ByteWriter wrote, in the same order. */
export class ByteReader {
  #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get atEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  varint(): number {
    const bytes = this.#bytes
    let byte = bytes[this.#at++]!
    if (byte < 128) return byte
    let value = byte & 127
    let factor = 128
    do {
      byte = bytes[this.#at++]!
      value += (byte & 127) * factor
      factor *= 128
    } while (byte > 127)
    return value
  }

  /** Adds numbers below 2^31 to an array: faster than one by one. */
  varints(into: number[], count: number): void {
    const bytes = this.#bytes
    let at = this.#at
    for (let left = count; left > 0; left--) {
      let byte = bytes[at++]!
      let value = byte & 127
      for (let shift = 7; byte > 127; shift += 7) value |= ((byte = bytes[at++]!) & 127) << shift
      into.push(value)
    }
    this.#at = at
  }

  float(): number {
    const view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset + this.#at, 8)
    this.#at += 8
    return view.getFloat64(0, true)
  }

  skip(bytes: number): void {
    this.#at += bytes
  }
}
