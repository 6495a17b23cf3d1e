import { CacheCounts } from './cache-counts.ts'
import type { HitSet } from './hit-set.ts'

const FIXED_BYTES = 200

/** Cache of hits by printed condition and index version, evicting the least recently used. */
export class HitCache {
  readonly #entries = new Map<string, HitSet>()
  readonly #limit: number
  readonly #counts: CacheCounts
  #bytes = 0

  /** `limit` in bytes. */
  constructor(limit: number, counts = new CacheCounts()) {
    this.#limit = limit
    this.#counts = counts
  }

  has(key: string): boolean {
    return this.#entries.has(key)
  }

  get(key: string): HitSet | undefined {
    const hits = this.#entries.get(key)
    if (hits === undefined) return undefined
    this.#counts.found('hits')
    this.#entries.delete(key)
    this.#entries.set(key, hits)
    return hits
  }

  set(key: string, hits: HitSet): void {
    this.#counts.computed('hits')
    const bytes = costOf(key, hits)
    if (bytes > this.#limit / 2 || this.#entries.has(key)) return
    this.#entries.set(key, hits)
    this.#bytes += bytes
    for (const [oldest, dropped] of this.#entries) {
      if (this.#bytes <= this.#limit) break
      this.#entries.delete(oldest)
      this.#bytes -= costOf(oldest, dropped)
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }
}

function costOf(key: string, hits: HitSet): number {
  return key.length * 2 + hits.bytes + FIXED_BYTES
}
