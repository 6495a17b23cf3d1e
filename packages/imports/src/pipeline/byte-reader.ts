/** Bytes of a stream, read in the lengths that a format needs. */
export class ByteReader {
  readonly #input: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#input = bytes[Symbol.asyncIterator]()
  }

  /** Bytes buffered but not yet read. */
  get held(): number {
    return this.#held.length
  }

  /** The next chunk, of any length; null at the end. */
  async next(): Promise<Buffer | null> {
    if (this.#held.length > 0) return this.#takeHeld(this.#held.length)
    for (;;) {
      const next = await this.#input.next()
      if (next.done === true) return null
      if (next.value.length > 0) return next.value
    }
  }

  /** The next bytes without consuming them; fewer only at the end. */
  async peek(length: number): Promise<Buffer> {
    const parts: Buffer[] = [this.#held]
    for (let held = this.#held.length; held < length; held += parts.at(-1)!.length) {
      const next = await this.#input.next()
      if (next.done === true) break
      parts.push(next.value)
    }
    if (parts.length > 1) this.#held = Buffer.concat(parts)
    return this.#held.subarray(0, length)
  }

  /** The next bytes; fewer only at the end. */
  async take(length: number): Promise<Buffer> {
    await this.peek(length)
    return this.#takeHeld(length)
  }

  /** Puts back the bytes read last. */
  unread(bytes: Buffer): void {
    this.#held = this.#held.length === 0 ? bytes : Buffer.concat([bytes, this.#held])
  }

  #takeHeld(length: number): Buffer {
    const taken = this.#held.subarray(0, length)
    this.#held = this.#held.subarray(length)
    return taken
  }
}
