/** Bytes appended at the end and consumed at the beginning, without copying everything for each fragment. */
export class GrowingBuffer {
  #bytes = Buffer.allocUnsafe(256 * 1024)
  #start = 0
  #end = 0

  get length(): number {
    return this.#end - this.#start
  }

  append(chunk: Buffer): void {
    if (this.#end + chunk.length > this.#bytes.length) this.#makeRoom(chunk.length)
    chunk.copy(this.#bytes, this.#end)
    this.#end += chunk.length
  }

  /** The buffered bytes; valid until the next change. */
  view(): Buffer {
    return this.#bytes.subarray(this.#start, this.#end)
  }

  drop(length: number): void {
    this.#start = Math.min(this.#start + length, this.#end)
    if (this.#start === this.#end) this.#start = this.#end = 0
  }

  #makeRoom(more: number): void {
    const needed = this.length + more
    const target = needed * 2 > this.#bytes.length ? Buffer.allocUnsafe(needed * 2) : this.#bytes
    this.#bytes.copy(target, 0, this.#start, this.#end)
    this.#end -= this.#start
    this.#start = 0
    this.#bytes = target
  }
}
