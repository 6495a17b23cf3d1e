import { SearchError } from '@gezhi/search'
import type { OperationName, Operations, WorkerThread } from '@gezhi/threads'
import { CallerLoad } from './caller-load.ts'

/** `first`: a user waits in front of an empty screen; `later`: counts, facets and long work, which never occupy the last free thread. */
export type Urgency = 'first' | 'later'

export interface JobOptions {
  readonly urgency?: Urgency
  readonly signal?: AbortSignal | undefined
  /** The caller of the job: no caller gets all threads, and waiting callers alternate. Omitted for internal work. */
  readonly caller?: string | undefined
  /** Jobs with one key prefer the same thread, which may have cached what the last one collected. */
  readonly key?: string
}

/** Jobs of a caller without a limit on their wait: page, count and facets of four searches. */
export const MAX_AHEAD = 12

export interface JobQueueOptions {
  /**
   * Maximum wait in ms of a job while other jobs of its caller run and at least `MAX_AHEAD` of them wait before it; it is then rejected
   * with `busy`, so that a caller who sends too many requests is notified early. Default: unlimited.
   */
  readonly maxWait?: number
  readonly load?: CallerLoad
}

/** Caller name of internal work. */
const IN_PASSING: JobOptions = { urgency: 'later', caller: 'the process' }

/** Work for a free thread. */
type Work<O extends Operations<O>, Response> = (thread: WorkerThread<O>) => Promise<Response>

/** What one thread computes and others attach. */
export interface Sharing<O extends Operations<O>, Shared> {
  readonly load: Work<O, Shared>
  readonly attach: (thread: WorkerThread<O>, shared: Shared) => Promise<void>
}

/** An assigned thread and its job. */
interface Acquired<O extends Operations<O>> {
  readonly thread: WorkerThread<O>
  readonly job: Running
}

interface Waiting<O extends Operations<O>> {
  readonly caller: string | undefined
  /** Order of arrival, between two jobs: before the caller of the last one and after all that waited then. */
  readonly arrived: number
  readonly urgency: Urgency
  readonly key: string
  /** The only thread that may run it, null for any. */
  readonly pinned: WorkerThread<O> | null
  readonly start: (acquired: Acquired<O>) => void
  readonly reject: (error: Error) => void
}

/** A running job. */
type Running = Pick<JobOptions, 'caller' | 'urgency'>

/**
 * Assigns jobs to threads, one at a time each. Order: callers with little recent thread time first (`CallerLoad`), then urgent jobs, then
 * the caller with the fewest running jobs, then the one served longest ago. No caller gets all of several threads, and heavy callers
 * together leave one to the others. An aborted job is removed from the queue immediately.
 */
export class JobQueue<O extends Operations<O>> {
  readonly #threads: readonly WorkerThread<O>[]
  readonly #free: Set<WorkerThread<O>>
  readonly #lastKey = new Map<WorkerThread<O>, string>()
  readonly #running = new Set<Running>()
  readonly #load: CallerLoad
  readonly #maxWait: number | undefined
  /** Number of the last assignment by caller, for callers with waiting or running jobs. */
  readonly #served = new Map<string, number>()
  #sequence = 0
  #waiting: Waiting<O>[] = []
  #closed = false

  constructor(threads: readonly WorkerThread<O>[], { maxWait, load = new CallerLoad() }: JobQueueOptions = {}) {
    this.#load = load
    this.#maxWait = maxWait
    this.#threads = threads
    this.#free = new Set(threads)
  }

  async run<Name extends OperationName<O>>(
    operation: Name,
    request: O[Name]['request'],
    options: JobOptions = {},
  ): Promise<O[Name]['response']> {
    return this.#runOn(await this.#acquireThread(options, null), (thread) => thread.call(operation, request, options))
  }

  /** Loads on one thread, then attaches the result on each other one. */
  async shareWithAll<Shared>({ load, attach }: Sharing<O, Shared>): Promise<void> {
    const first = await this.#acquireThread({}, null)
    const shared = await this.#runOn(first, load)
    for (const pinned of this.#threads.filter((thread) => thread !== first.thread)) {
      await this.#runOn(await this.#acquireThread({}, pinned), (thread) => attach(thread, shared))
    }
  }

  /** The same for one thread, from one that is not in `without`, when callers leave time for it; does nothing if there is none. */
  async shareWithOne<Shared>(
    thread: WorkerThread<O>,
    { load, attach }: Sharing<O, Shared>,
    without: ReadonlySet<WorkerThread<O>> = new Set(),
  ): Promise<void> {
    const other = this.#threads.find((one) => one !== thread && !without.has(one))
    if (other === undefined) return
    const shared = await this.#runOn(await this.#acquireThread(IN_PASSING, other), load)
    await this.#runOn(await this.#acquireThread(IN_PASSING, thread), () => attach(thread, shared))
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const job of this.#waiting.splice(0)) job.reject(new SearchError('closed', 'The search engine is closed'))
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  async #runOn<Response>({ thread, job }: Acquired<O>, work: Work<O, Response>): Promise<Response> {
    try {
      return await work(thread)
    } finally {
      this.#running.delete(job)
      if (job.caller !== undefined) this.#leave(job.caller)
      this.#free.add(thread)
      this.#startWaiting()
    }
  }

  async #acquireThread({ urgency = 'first', key = '', signal, caller }: JobOptions, pinned: WorkerThread<O> | null): Promise<Acquired<O>> {
    if (this.#closed) throw new SearchError('closed', 'The search engine is closed')
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<Acquired<O>>()
    const job: Waiting<O> = { caller, arrived: this.#sequence - 0.5, urgency, key, pinned, start: resolve, reject }
    const leave = () => this.#drop(job, signal!.reason as Error)
    signal?.addEventListener('abort', leave, { once: true })
    this.#waiting.push(job)
    this.#startWaiting()
    const limit = caller === undefined || this.#maxWait === undefined ? undefined : setInterval(() => this.#dropIfBusy(job), this.#maxWait)
    return promise.finally(() => {
      clearInterval(limit)
      signal?.removeEventListener('abort', leave)
    })
  }

  #drop(job: Waiting<O>, reason: Error): void {
    this.#waiting = this.#waiting.filter((other) => other !== job)
    job.reject(reason)
  }

  /** Jobs that wait for other callers, or for jobs of their own search, are not rejected. */
  #dropIfBusy(job: Waiting<O>): void {
    const own = this.#waiting.filter(({ caller }) => caller === job.caller)
    if (this.#runningOf(job) > 0 && own.indexOf(job) >= MAX_AHEAD)
      this.#drop(job, new SearchError('busy', 'Other searches of the same caller are running'))
  }

  #startWaiting(): void {
    for (let job = this.#nextJob(); job !== undefined; job = this.#nextJob()) {
      this.#waiting.splice(this.#waiting.indexOf(job), 1)
      const thread = job.pinned ?? this.#threadFor(job.key)
      this.#free.delete(thread)
      this.#lastKey.set(thread, job.key)
      const running: Running = { ...(job.caller !== undefined && { caller: job.caller }), urgency: job.urgency }
      this.#running.add(running)
      if (job.caller !== undefined) this.#enter(job.caller)
      job.start({ thread, job: running })
    }
  }

  #nextJob(): Waiting<O> | undefined {
    if (this.#free.size === 0) return undefined
    const ready = this.#waiting.filter((job) => (job.pinned === null || this.#free.has(job.pinned)) && this.#mayRun(job))
    const [heavy, light] = [ready.filter((job) => this.#isHeavy(job)), ready.filter((job) => !this.#isHeavy(job))]
    return this.#mostUrgent(light) ?? this.#mostUrgent(heavy)
  }

  #mostUrgent(jobs: readonly Waiting<O>[]): Waiting<O> | undefined {
    const later = [...this.#running].filter((job) => job.urgency === 'later' && !this.#isHeavy(job)).length
    return this.#fairest(jobs.filter((job) => job.urgency === 'first')) ?? (later < this.#share ? this.#fairest(jobs) : undefined)
  }

  /** Threads that one caller, counts and facets, or all heavy callers may have. */
  get #share(): number {
    return Math.max(1, this.#threads.length - 1)
  }

  #mayRun(job: Waiting<O>): boolean {
    if (job.caller === undefined) return true
    if (this.#runningOf(job) >= this.#share) return false
    if (!this.#load.hasLight || !this.#isHeavy(job)) return true
    return [...this.#running].filter((other) => this.#isHeavy(other)).length < this.#share
  }

  #isHeavy({ caller }: Running): boolean {
    return caller !== undefined && this.#load.isHeavy(caller)
  }

  /** Among equals the one that came first. */
  #fairest(jobs: readonly Waiting<O>[]): Waiting<O> | undefined {
    return jobs.toSorted((a, b) => this.#runningOf(a) - this.#runningOf(b) || this.#servedAt(a) - this.#servedAt(b))[0]
  }

  #runningOf({ caller }: Running): number {
    return caller === undefined ? 0 : [...this.#running].filter((job) => job.caller === caller).length
  }

  /** A new caller comes after those already waiting and before the one served last. */
  #servedAt({ caller, arrived }: Waiting<O>): number {
    return caller === undefined ? 0 : Math.max(arrived, this.#served.get(caller) ?? 0)
  }

  #enter(caller: string): void {
    this.#load.begin(caller)
    this.#served.set(caller, ++this.#sequence)
  }

  #leave(caller: string): void {
    this.#load.end(caller)
    const isThere = (job: Running) => job.caller === caller
    if (![...this.#running].some(isThere) && !this.#waiting.some(isThere)) this.#served.delete(caller)
  }

  /** A further thread starts only when the others are busy: a rarely used engine takes the memory of one. */
  #threadFor(key: string): WorkerThread<O> {
    const free = [...this.#free]
    return free.find((thread) => this.#lastKey.get(thread) === key) ?? free.find((thread) => thread.isRunning) ?? free[0]!
  }
}
