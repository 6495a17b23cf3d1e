const SPARE = 1 << 16

/** Ids of documents in the order of their bytes, in little memory. */
export class PackedIds {
  #bytes = Buffer.alloc(SPARE)
  #offsets = new Uint32Array(SPARE)
  #size = 0

  /** Adds the next; they have to come in the order of their bytes. */
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

  /** The id at a place. */
  at(place: number): string {
    return this.#bytes.toString('utf8', this.#offsets[place], this.#offsets[place + 1])
  }

  /** The place of an id, -1 where it is not there. */
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
