/**
 * A map that keeps what was asked for lately: at least `generation` entries, at most twice as many. Two ordinary maps take turns, as a
 * list of use for each entry would cost more memory than the entries.
 */
export class RecentMap<Key, Value> {
  readonly #generation: number
  #young = new Map<Key, Value>()
  #old = new Map<Key, Value>()

  constructor(generation: number) {
    this.#generation = generation
  }

  /** The value, which counts as asked for from now on. */
  get(key: Key): Value | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.set(key, old)
    return old
  }

  /** Answers whether older entries were dropped to make room. */
  set(key: Key, value: Value): boolean {
    this.#young.set(key, value)
    if (this.#young.size < this.#generation) return false
    const dropped = this.#old.size > 0
    this.#old = this.#young
    this.#young = new Map()
    return dropped
  }

  /** Forgets all. */
  clear(): void {
    this.#young.clear()
    this.#old.clear()
  }
}
