/** Half-life in ms of the thread time used by a caller. */
const HALF_LIFE = 10_000
/** Decayed thread time in ms above which a caller becomes heavy: 7 % of a thread used continuously, or one search of a second. */
const HEAVY = 1000
/** Decayed thread time in ms below which it is no longer heavy: less than many heavy callers get of one thread. */
const NO_LONGER_HEAVY = 300
/** Half-life in ms of the jobs whose average thread time is the cost of a caller's jobs. */
const COST_HALF_LIFE = 60_000
/** Cost in ms above which a caller is heavy. Usual searches in an index of a million patents cost less. */
const COSTLY = 64
/** Decayed thread time in ms up to which callers are served equally: a search every few seconds. */
const LITTLE = 50
/** Decayed number of jobs below which a caller is unknown. */
const KNOWN_JOBS = 4
/** Thread time in ms assumed of unknown callers: whoever changes addresses is not served before users who search now and then. */
const UNKNOWN = 100
/** Ratio of the thread times of two levels. */
const LEVEL_STEP = 1.2
/** Decayed number of jobs below which their cost no longer counts. */
const FORGOTTEN_JOBS = 0.05
/** ms for which a thread stays reserved after a job of a caller that is not heavy. */
const RESERVED_FOR = 10_000

/** ms for which the class of a caller holds while none of its jobs begins or ends: with hundreds of jobs waiting it is asked for often. */
const CLASS_HOLDS = 20

/** In which order callers are served. */
export interface CallerClass {
  /** `CallerLoad.isHeavy` */
  readonly heavy: boolean
  /** `CallerLoad.levelOf` */
  readonly level: number
}

interface Load {
  /** Thread time used until `at`, decayed. */
  spent: number
  /** Jobs until `at` and their thread time, both decayed by `COST_HALF_LIFE`. */
  jobs: number
  cost: number
  at: number
  heavy: boolean
  /** Start of each running job. */
  readonly running: number[]
  /** Since `classAt`; null when a job has begun or ended since. */
  class: CallerClass | null
  classAt: number
}

/** Recent thread time by caller. `clock`: ms. */
export class CallerLoad {
  readonly #loads = new Map<string, Load>()
  readonly #clock: () => number
  #lightAt = -Infinity

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
  }

  get now(): number {
    return this.#clock()
  }

  /** Returns the start of the job, for `end`. */
  begin(caller: string): number {
    const { now } = this
    if (!this.isHeavy(caller)) this.#lightAt = now
    const load = this.#loads.get(caller) ?? { spent: 0, jobs: 0, cost: 0, at: now, heavy: false, running: [], class: null, classAt: now }
    load.running.push(now)
    load.class = null
    this.#loads.set(caller, load)
    return now
  }

  /** `start`: of the job, by default of the oldest one. `used`: ms of processor time, by default the duration of the job. */
  end(caller: string, start?: number, used?: number): void {
    const load = this.#loads.get(caller)
    if (load === undefined) return
    const { now } = this
    const [began = now] = load.running.splice(start === undefined ? 0 : load.running.indexOf(start), 1)
    const time = used ?? now - began
    const costDecay = 2 ** ((load.at - now) / COST_HALF_LIFE)
    load.spent = decayed(load, now) + time
    load.jobs = load.jobs * costDecay + 1
    load.cost = load.cost * costDecay + time
    load.at = now
    load.class = null
    this.isHeavy(caller)
    if (this.#loads.size > 1000) this.#forgetIdle(now)
  }

  /** Whether a caller recently used more than its share, until it has used little for a while, or whether its jobs are costly. */
  isHeavy(caller: string): boolean {
    const load = this.#loads.get(caller)
    if (load === undefined) return false
    load.heavy = this.timeOf(caller) > (load.heavy ? NO_LONGER_HEAVY : HEAVY)
    return load.heavy || costOf(load, this.now) > COSTLY
  }

  /** Recent thread time of a caller in ms, its running jobs included. */
  timeOf(caller: string): number {
    const load = this.#loads.get(caller)
    if (load === undefined) return 0
    const { now } = this
    return load.running.reduce((sum, start) => sum + now - start, decayed(load, now))
  }

  /**
   * Class of a caller by its recent thread time: each is served before the next one, which used 20 % more. Whoever uses less than an equal
   * part of the threads is thus served first, however many others wait.
   */
  levelOf(caller: string): number {
    const load = this.#loads.get(caller)
    const isKnown = load !== undefined && jobsOf(load, this.now) >= KNOWN_JOBS
    const time = Math.max(this.timeOf(caller), isKnown ? LITTLE : UNKNOWN)
    return Math.ceil(Math.log(time / LITTLE) / Math.log(LEVEL_STEP))
  }

  /** Heaviness and level of a caller, at most `CLASS_HOLDS` old. */
  classOf(caller: string): CallerClass {
    const load = this.#loads.get(caller)
    const { now } = this
    if (load?.class != null && now - load.classAt < CLASS_HOLDS) return load.class
    const made = { heavy: this.isHeavy(caller), level: this.levelOf(caller) }
    if (load !== undefined) Object.assign(load, { class: made, classAt: now })
    return made
  }

  /** Whether callers that are not heavy were active recently: one thread is then reserved for them. */
  get hasLight(): boolean {
    return this.now - this.#lightAt < RESERVED_FOR
  }

  #forgetIdle(now: number): void {
    for (const [caller, load] of this.#loads)
      if (load.running.length === 0 && jobsOf(load, now) < FORGOTTEN_JOBS) this.#loads.delete(caller)
  }
}

function decayed({ spent, at }: Load, now: number): number {
  return spent * 2 ** ((at - now) / HALF_LIFE)
}

function jobsOf({ jobs, at }: Load, now: number): number {
  return jobs * 2 ** ((at - now) / COST_HALF_LIFE)
}

/** Average thread time of a caller's recent jobs in ms. */
function costOf(load: Load, now: number): number {
  return jobsOf(load, now) < FORGOTTEN_JOBS ? 0 : load.cost / load.jobs
}
