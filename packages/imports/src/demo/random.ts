/** Hashes integers into one 32-bit seed; every bit of every argument affects the result. */
export function seedOf(...parts: readonly number[]): number {
  let hash = 0x9e3779b9
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    hash ^= hash >>> 16
  }
  return hash >>> 0
}

/**
 * Deterministic random numbers (mulberry32). Only integer arithmetic and `+ - * /`, which IEEE 754 defines to the last bit, so that a
 * seed gives the same corpus on every machine; the corpus never calls Math.pow, Math.sin or the clock.
 */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** From 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number from 0, below `end`. */
  int(end: number): number {
    return Math.floor(this.next() * end)
  }

  /** A whole number from `low` to `high`, both possible. */
  between(low: number, high: number): number {
    return low + this.int(high - low + 1)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(list.length)] as T
  }

  /**
   * An index below `end` with a probability proportional to rank^(-3/4): few values are frequent, most are rare, like words and
   * applicants.
   */
  skewed(end: number): number {
    const u = this.next()
    return Math.floor(end * u * u * u * u)
  }

  pickSkewed<T>(list: readonly T[]): T {
    return list[this.skewed(list.length)] as T
  }

  /** `count` different entries (all of a shorter list), earlier ones of the list more likely, in the order drawn. */
  sample<T>(list: readonly T[], count: number): T[] {
    const rest = list.slice()
    const drawn: T[] = []
    while (drawn.length < count && rest.length > 0) {
      const u = this.next()
      drawn.push(rest.splice(Math.floor(rest.length * u * (0.35 + 0.65 * u)), 1)[0] as T)
    }
    return drawn
  }

  /** An entry of a table of weights (any positive numbers). */
  weighted<T>(table: readonly (readonly [T, number])[]): T {
    let sum = 0
    for (const row of table) sum += row[1]
    let rest = this.next() * sum
    for (const row of table) {
      rest -= row[1]
      if (rest < 0) return row[0]
    }
    return (table[table.length - 1] as readonly [T, number])[0]
  }
}
