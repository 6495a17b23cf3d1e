/** Bytes that can be read from their beginning several times: what was read is kept in memory until the last reading begins. */
export class RepeatableBytes {
  readonly #iterator: AsyncIterator<Buffer>
  #read: Buffer[] = []

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#iterator = bytes[Symbol.asyncIterator]()
  }

  /** All bytes; they can be read again. */
  async *again(): AsyncGenerator<Buffer> {
    for (let at = 0; ; at++) {
      if (at === this.#read.length) {
        const next = await this.#iterator.next()
        if (next.done === true) return
        this.#read.push(next.value)
      }
      yield this.#read[at] as Buffer
    }
  }

  /** All bytes, for the last time. */
  async *last(): AsyncGenerator<Buffer> {
    try {
      yield* this.#read.splice(0)
      for (let next = await this.#iterator.next(); next.done !== true; next = await this.#iterator.next()) yield next.value
    } finally {
      await this.#iterator.return?.()
    }
  }
}
