/** Half-life in ms of the thread time used by a caller. */
const HALF_LIFE = 10_000
/** Decayed thread time in ms above which a caller is heavy: a fifth of a thread used continuously, or one search of three seconds. */
const HEAVY = 3000
/** ms for which a thread stays reserved after a job of a caller that is not heavy. */
const RESERVED_FOR = 10_000

interface Load {
  /** Thread time used until `at`, decayed. */
  spent: number
  at: number
  /** Start of each running job. */
  readonly running: number[]
}

/** Recent thread time by caller. `now`: ms. */
export class CallerLoad {
  readonly #loads = new Map<string, Load>()
  readonly #now: () => number
  #lightAt = -Infinity

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  begin(caller: string): void {
    const now = this.#now()
    if (!this.isHeavy(caller)) this.#lightAt = now
    const load = this.#loads.get(caller) ?? { spent: 0, at: now, running: [] }
    load.running.push(now)
    this.#loads.set(caller, load)
  }

  end(caller: string): void {
    const load = this.#loads.get(caller)
    if (load === undefined) return
    const now = this.#now()
    load.spent = decayed(load, now) + now - (load.running.shift() ?? now)
    load.at = now
    if (this.#loads.size > 1000) this.#forgetIdle(now)
  }

  /** Whether a caller recently used more than its share, running jobs included. */
  isHeavy(caller: string): boolean {
    const load = this.#loads.get(caller)
    if (load === undefined) return false
    const now = this.#now()
    return load.running.reduce((sum, start) => sum + now - start, decayed(load, now)) > HEAVY
  }

  /** Whether callers that are not heavy were active recently: one thread is then reserved for them. */
  get hasLight(): boolean {
    return this.#now() - this.#lightAt < RESERVED_FOR
  }

  #forgetIdle(now: number): void {
    for (const [caller, load] of this.#loads) if (load.running.length === 0 && decayed(load, now) < 1) this.#loads.delete(caller)
  }
}

function decayed({ spent, at }: Load, now: number): number {
  return spent * 2 ** ((at - now) / HALF_LIFE)
}
