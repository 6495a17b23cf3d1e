const SPARE = 1 << 16

/** Sorted ids of documents (in byte order), packed. */
export class PackedIds {
  #bytes = Buffer.alloc(SPARE)
  #offsets = new Uint32Array(SPARE)
  #size = 0

  /** Adds the next id, which must follow in byte order. */
  add(docId: string): void {
    const start = this.#offsets[this.#size]!
    const bytes = Buffer.from(docId)
    if (start + bytes.length > this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(this.#bytes.length + bytes.length)])
    this.#bytes.set(bytes, start)
    if (this.#size + 2 > this.#offsets.length) {
      const grown = new Uint32Array(this.#offsets.length * 2)
      grown.set(this.#offsets)
      this.#offsets = grown
    }
    this.#offsets[++this.#size] = start + bytes.length
  }

  get size(): number {
    return this.#size
  }

  /** The id at an index. */
  at(place: number): string {
    return this.#bytes.toString('utf8', this.#offsets[place], this.#offsets[place + 1])
  }

  /** The index of an id, -1 if it is missing. */
  placeOf(docId: string): number {
    const bytes = Buffer.from(docId)
    let [low, high] = [0, this.#size]
    while (low < high) {
      const middle = (low + high) >>> 1
      const order = this.#bytes.compare(bytes, 0, bytes.length, this.#offsets[middle], this.#offsets[middle + 1])
      if (order === 0) return middle
      if (order < 0) low = middle + 1
      else high = middle
    }
    return -1
  }
}
