import { SearchError } from '@gezhi/search'
import type { OperationName, Operations, WorkerThread } from '@gezhi/threads'
import { CallerLoad } from './caller-load.ts'
import type { JobOptions } from './job-options.ts'
import { nextJob, type WaitingJob } from './next-job.ts'
import { isLong, LONG_MS, Preempted, preemptible, type RunningJob } from './preemption.ts'

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
  readonly job: RunningJob
}

interface Waiting<O extends Operations<O>> extends WaitingJob {
  readonly key: string
  /** The only thread that may run it, null for any. */
  readonly pinned: WorkerThread<O> | null
  readonly start: (acquired: Acquired<O>) => void
  readonly reject: (error: Error) => void
}

/**
 * Assigns jobs to threads, one at a time each, in the order of `nextJob`. No caller gets all of several threads, and heavy callers
 * together leave one to the others. If long jobs have all threads while another caller waits, one of them is stopped and queued again, at
 * most once. An aborted job is removed from the queue immediately.
 */
export class JobQueue<O extends Operations<O>> {
  readonly #threads: readonly WorkerThread<O>[]
  readonly #free: Set<WorkerThread<O>>
  readonly #lastKey = new Map<WorkerThread<O>, string>()
  readonly #running = new Set<RunningJob>()
  readonly #load: CallerLoad
  readonly #maxWait: number | undefined
  /** Number of the last assignment by caller, for callers with waiting or running jobs. */
  readonly #served = new Map<string, number>()
  #sequence = 0
  #started = 0
  #waitedMs = 0
  #waiting: Waiting<O>[] = []
  #preemption: NodeJS.Timeout | undefined
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
    for (let preempted = false; ; preempted = true) {
      const acquired = await this.#acquireThread(options, null, preempted)
      try {
        return await this.#runStoppable(acquired, operation, request, options.signal)
      } catch (error) {
        if (!(error instanceof Preempted)) throw error
      }
    }
  }

  /** Loads on one thread, then attaches the result on each other one; on all of them, or only on those that have started. */
  async share<Shared>({ load, attach }: Sharing<O, Shared>, on: 'all' | 'started'): Promise<void> {
    const first = await this.#acquireThread({}, null)
    const shared = await this.#runOn(first, load)
    const others = this.#threads.filter((thread) => thread !== first.thread)
    for (const pinned of on === 'all' ? others : others.filter((thread) => thread.isRunning)) {
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

  /** Runs a last operation on the first thread, then ends its worker until the next job; no job can come between. */
  async stopAfter<Name extends OperationName<O>>(operation: Name, request: O[Name]['request']): Promise<void> {
    await this.#runOn(await this.#acquireThread({}, this.#threads[0]!), async (thread) => {
      await thread.call(operation, request)
      await thread.stop()
    })
  }

  /** Threads, jobs that got one so far, and the ms they waited for it in all. */
  get use(): { readonly readers: number; readonly jobs: number; readonly waitedMs: number } {
    return { readers: this.#threads.length, jobs: this.#started, waitedMs: Math.round(this.#waitedMs) }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#preemption)
    for (const job of this.#waiting.splice(0)) job.reject(new SearchError('closed', 'The search engine is closed'))
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  /** Rejects with `Preempted` when stopped for others. */
  async #runStoppable<Name extends OperationName<O>>(
    acquired: Acquired<O>,
    operation: Name,
    request: O[Name]['request'],
    signal: AbortSignal | undefined,
  ): Promise<O[Name]['response']> {
    const stopping = new AbortController()
    const leave = () => stopping.abort(signal!.reason)
    if (signal?.aborted === true) leave()
    signal?.addEventListener('abort', leave, { once: true })
    acquired.job.stopping = stopping
    try {
      return await this.#runOn(acquired, (thread) => thread.call(operation, request, { signal: stopping.signal }))
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }

  async #runOn<Response>({ thread, job }: Acquired<O>, work: Work<O, Response>): Promise<Response> {
    const before = thread.processorTime
    try {
      return await work(thread)
    } finally {
      this.#running.delete(job)
      if (job.caller !== undefined) this.#leave(job.caller, job.since, thread.processorTime - before)
      this.#free.add(thread)
      this.#startWaiting()
    }
  }

  async #acquireThread(
    { urgency = 'first', key = '', signal, caller }: JobOptions,
    pinned: WorkerThread<O> | null,
    preempted = false,
  ): Promise<Acquired<O>> {
    if (this.#closed) throw new SearchError('closed', 'The search engine is closed')
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<Acquired<O>>()
    const arrival = { arrived: this.#sequence - 0.5, since: this.#load.now }
    const job: Waiting<O> = { caller, ...arrival, urgency, key, pinned, preempted, start: resolve, reject }
    const leave = () => this.#drop(job, signal!.reason as Error)
    signal?.addEventListener('abort', leave, { once: true })
    // A preempted one has waited before.
    if (preempted) this.#waiting.unshift(job)
    else this.#waiting.push(job)
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
      const { caller, urgency, preempted } = job
      const since = caller === undefined ? this.#load.now : this.#enter(caller)
      this.#started++
      this.#waitedMs += this.#load.now - job.since
      const running: RunningJob = { caller, urgency, preempted, since, stopping: null }
      this.#running.add(running)
      job.start({ thread, job: running })
    }
    this.#preempt()
  }

  /** If long jobs have more than their share of the threads while another caller waits, stops one, now or when it becomes long. */
  #preempt(): void {
    clearTimeout(this.#preemption)
    if (this.#free.size > 0 || this.#threads.length === 1 || this.#waiting.length === 0) return
    const running = [...this.#running].filter(({ stopping }) => stopping?.signal.aborted !== true)
    if (running.filter((job) => isLong(job, this.#load)).length > this.#share) {
      if (this.#isLightWaiting()) preemptible(running, this.#load)?.stopping?.abort(new Preempted())
      return
    }
    const ages = running.map(({ since }) => this.#load.now - since).filter((age) => age <= LONG_MS)
    if (ages.length > 0) this.#preemption = setTimeout(() => this.#preempt(), LONG_MS - Math.max(...ages) + 1).unref()
  }

  /** Whether a job waits that could start if a long one did not have its thread. */
  #isLightWaiting(): boolean {
    const light = this.#waiting.filter((job) => job.pinned === null && !job.preempted && !this.#isHeavy(job))
    return this.#firstOf(light) !== undefined
  }

  #nextJob(): Waiting<O> | undefined {
    if (this.#free.size === 0) return undefined
    return this.#firstOf(this.#waiting.filter(({ pinned }) => pinned === null || this.#free.has(pinned)))
  }

  #firstOf(jobs: readonly Waiting<O>[]): Waiting<O> | undefined {
    return nextJob(jobs, { running: this.#running, served: this.#served, share: this.#share, load: this.#load })
  }

  /** Threads that one caller, counts and facets, or all heavy callers may have. */
  get #share(): number {
    return Math.max(1, this.#threads.length - 1)
  }

  #isHeavy({ caller }: WaitingJob): boolean {
    return caller !== undefined && this.#load.isHeavy(caller)
  }

  #runningOf({ caller }: WaitingJob): number {
    return [...this.#running].filter((job) => job.caller === caller).length
  }

  /** Returns the start of the job. */
  #enter(caller: string): number {
    this.#served.set(caller, ++this.#sequence)
    return this.#load.begin(caller)
  }

  #leave(caller: string, since: number, used: number): void {
    this.#load.end(caller, since, used)
    const isThere = (job: Pick<WaitingJob, 'caller'>) => job.caller === caller
    if (![...this.#running].some(isThere) && !this.#waiting.some(isThere)) this.#served.delete(caller)
  }

  /** A further thread starts only when the others are busy: a rarely used engine takes the memory of one. */
  #threadFor(key: string): WorkerThread<O> {
    const free = [...this.#free]
    return free.find((thread) => this.#lastKey.get(thread) === key) ?? free.find((thread) => thread.isRunning) ?? free[0]!
  }
}
