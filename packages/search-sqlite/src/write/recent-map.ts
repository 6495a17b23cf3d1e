/**
 * A map of recently used entries: at least `generation`, at most twice as many. Uses two generations of ordinary maps, because a usage
 * list would cost more memory than the entries.
 */
export class RecentMap<Key, Value> {
  readonly #generation: number
  #young = new Map<Key, Value>()
  #old = new Map<Key, Value>()
  #complete = true

  constructor(generation: number) {
    this.#generation = generation
  }

  /** Whether nothing was evicted yet. Reading an entry can evict others, like setting one. */
  get complete(): boolean {
    return this.#complete
  }

  /** The value, marked as recently used. */
  get(key: Key): Value | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.set(key, old)
    return old
  }

  set(key: Key, value: Value): void {
    this.#young.set(key, value)
    if (this.#young.size < this.#generation) return
    if (this.#old.size > 0) this.#complete = false
    this.#old = this.#young
    this.#young = new Map()
  }

  /** Removes all entries. */
  clear(): void {
    this.#complete &&= this.#young.size === 0 && this.#old.size === 0
    this.#young.clear()
    this.#old.clear()
  }
}
