/** The terms of a text with their counts, terms ascending. An occurrence in a title counts three times (`TITLE_COUNT`). */
export interface TermVector {
  readonly terms: ArrayLike<number>
  readonly counts: ArrayLike<number>
  /** Sum of all counts. */
  readonly length: number
}

/** Count of an occurrence in a title. */
export const TITLE_COUNT = 3

/** A compact list of term vectors, appended one by one and read by index. */
export class TermVectorList {
  #terms = new Int32Array(1 << 14)
  #counts = new Uint16Array(1 << 14)
  #offsets = new Uint32Array(1 << 10)
  #lengths = new Float64Array(1 << 10)
  #size = 0

  get size(): number {
    return this.#size
  }

  /** Sum of all counts of all term vectors. */
  get totalLength(): number {
    return this.#lengths.subarray(0, this.#size).reduce((sum, length) => sum + length, 0)
  }

  /** Terms and counts of all term vectors; those of term vector i from `start(i)` to before `start(i + 1)`. */
  get terms(): Int32Array {
    return this.#terms
  }

  get counts(): Uint16Array {
    return this.#counts
  }

  /** Iterates over the term vectors; invalid once one is added. */
  *[Symbol.iterator](): Generator<TermVector> {
    for (let place = 0; place < this.#size; place++) {
      const [from, to] = [this.#offsets[place]!, this.#offsets[place + 1]!]
      yield { terms: this.#terms.subarray(from, to), counts: this.#counts.subarray(from, to), length: this.#lengths[place]! }
    }
  }

  start(place: number): number {
    return this.#offsets[place]!
  }

  length(place: number): number {
    return this.#lengths[place]!
  }

  /** Adds a term vector at the end. */
  add({ terms, counts, length }: TermVector): void {
    const from = this.#offsets[this.#size]!
    this.#reserve(from + terms.length)
    for (let i = 0; i < terms.length; i++) {
      this.#terms[from + i] = terms[i]!
      this.#counts[from + i] = Math.min(0xffff, counts[i]!)
    }
    this.#lengths[this.#size++] = length
    this.#offsets[this.#size] = from + terms.length
  }

  #reserve(entries: number): void {
    if (entries > this.#terms.length) {
      this.#terms = grown(this.#terms, new Int32Array(entries * 2))
      this.#counts = grown(this.#counts, new Uint16Array(entries * 2))
    }
    if (this.#size + 2 > this.#offsets.length) {
      this.#offsets = grown(this.#offsets, new Uint32Array(this.#offsets.length * 2))
      this.#lengths = grown(this.#lengths, new Float64Array(this.#lengths.length * 2))
    }
  }
}

function grown<T extends Int32Array | Uint16Array | Uint32Array | Float64Array>(old: T, larger: T): T {
  larger.set(old)
  return larger
}
