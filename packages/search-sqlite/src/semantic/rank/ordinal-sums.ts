/** Sums numbers by ordinal and records the ordinals with a sum: many times faster than a map. */
export class OrdinalSums {
  #sums = new Float32Array(0)
  #touched = new Uint32Array(1 << 12)
  #size = 0

  /** Clears all sums; ordinals are below `documents` from then on. */
  reset(documents: number): void {
    if (this.#sums.length < documents) this.#sums = new Float32Array(documents)
    else for (let i = 0; i < this.#size; i++) this.#sums[this.#touched[i]!] = 0
    this.#size = 0
  }

  /** `weight` is over 0. */
  add(ordinal: number, weight: number): void {
    if (this.#sums[ordinal] === 0) {
      if (this.#size === this.#touched.length) this.#grow()
      this.#touched[this.#size++] = ordinal
    }
    this.#sums[ordinal]! += weight
  }

  of(ordinal: number): number {
    return this.#sums[ordinal]!
  }

  /** The ordinals with a sum, unordered. */
  get touched(): Uint32Array {
    return this.#touched.subarray(0, this.#size)
  }

  #grow(): void {
    const grown = new Uint32Array(this.#touched.length * 2)
    grown.set(this.#touched)
    this.#touched = grown
  }
}
