const CHUNK = 1 << 18

/** Numbers from 0 to 2^32 − 1 that are appended one by one, without copies of what is there. */
export class NumberChunks {
  readonly #chunks: Uint32Array[] = []
  length = 0

  push(value: number): void {
    const at = this.length % CHUNK
    if (at === 0) this.#chunks.push(new Uint32Array(CHUNK))
    this.#chunks.at(-1)![at] = value
    this.length++
  }

  /** Calls with each number and its place. */
  forEach(call: (value: number, index: number) => void): void {
    for (const [number, chunk] of this.#chunks.entries()) {
      const count = Math.min(CHUNK, this.length - number * CHUNK)
      for (let at = 0; at < count; at++) call(chunk[at]!, number * CHUNK + at)
    }
  }

  /** All numbers in one array of a type. */
  copyTo<T extends Uint32Array | Uint16Array | Uint8Array>(array: T): T {
    for (const [number, chunk] of this.#chunks.entries()) {
      const count = Math.min(CHUNK, this.length - number * CHUNK)
      array.set(chunk.subarray(0, count), number * CHUNK)
    }
    return array
  }
}
