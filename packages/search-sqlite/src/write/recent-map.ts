/**
 * A map that keeps what was asked for lately: at least `generation` entries, at most twice as many. Two ordinary maps take turns, as a
 * list of use for each entry would cost more memory than the entries.
 */
export class RecentMap<Key, Value> {
  readonly #generation: number
  #young = new Map<Key, Value>()
  #old = new Map<Key, Value>()
  #complete = true

  constructor(generation: number) {
    this.#generation = generation
  }

  /** Whether all that was ever set is still here. Asking for an entry can end it as well as setting one. */
  get complete(): boolean {
    return this.#complete
  }

  /** The value, which counts as asked for from now on. */
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

  /** Forgets all. */
  clear(): void {
    this.#complete &&= this.#young.size === 0 && this.#old.size === 0
    this.#young.clear()
    this.#old.clear()
  }
}
