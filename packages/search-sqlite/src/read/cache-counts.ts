import type { CacheUse, EngineUse } from '@gezhi/search'

/** Positions in the numbers of a thread: found and computed of each cache. */
const NUMBERS = { hits: 0, answers: 2 } as const
type Cache = keyof typeof NUMBERS

/** How often one reader thread took results from its caches: counted by the thread, read by its engine, the same after a restart. */
export class CacheCounts {
  readonly buffer: SharedArrayBuffer
  readonly #numbers: Float64Array

  constructor(buffer = new SharedArrayBuffer(4 * Float64Array.BYTES_PER_ELEMENT)) {
    this.buffer = buffer
    this.#numbers = new Float64Array(buffer)
  }

  found(cache: Cache): void {
    this.#numbers[NUMBERS[cache]]!++
  }

  computed(cache: Cache): void {
    this.#numbers[NUMBERS[cache] + 1]!++
  }

  of(cache: Cache): CacheUse {
    return { found: this.#numbers[NUMBERS[cache]]!, computed: this.#numbers[NUMBERS[cache] + 1]! }
  }
}

/** The numbers of all threads of an engine. */
export function sumOfCounts(counts: readonly CacheCounts[]): Pick<EngineUse, Cache> {
  const sum = (cache: Cache) =>
    counts.map((one) => one.of(cache)).reduce((a, b) => ({ found: a.found + b.found, computed: a.computed + b.computed }))
  return { hits: sum('hits'), answers: sum('answers') }
}
