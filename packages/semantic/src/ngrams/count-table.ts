/** Counts of whole numbers of up to 53 bits: open addressing in typed arrays, some 12 bytes a place. */
export class CountTable {
  #keys = new Float64Array(1 << 12).fill(-1)
  #values = new Int32Array(1 << 12)
  #size = 0

  /** Adds to the count of a key, which is at least 0. */
  add(key: number, count: number): void {
    if (this.#size * 2 > this.#keys.length) this.#grow()
    const at = this.#find(key)
    if (this.#keys[at] === -1) {
      this.#keys[at] = key
      this.#size++
    }
    this.#values[at]! += count
  }

  /** The count of a key; 0 for one that was not added. */
  get(key: number): number {
    return this.#values[this.#find(key)]!
  }

  /** Keys whose count is at least `min`, ascending. */
  keysFrom(min: number): Float64Array {
    return this.#keys.filter((key, at) => key >= 0 && this.#values[at]! >= min).sort()
  }

  #find(key: number): number {
    const mask = this.#keys.length - 1
    let at = (Math.imul(key % 0x1_0000_0000, 0x9e3779b1) ^ Math.imul(Math.floor(key / 65_536), 0x85ebca6b)) >>> 0
    at = (at ^ (at >>> 15)) & mask
    while (this.#keys[at] !== key && this.#keys[at] !== -1) at = (at + 1) & mask
    return at
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values]
    this.#keys = new Float64Array(keys.length * 2).fill(-1)
    this.#values = new Int32Array(keys.length * 2)
    for (const [at, key] of keys.entries()) {
      if (key < 0) continue
      const place = this.#find(key)
      this.#keys[place] = key
      this.#values[place] = values[at]!
    }
  }
}
