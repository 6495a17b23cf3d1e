import { SearchError } from '@gezhi/search'
import type { OperationName, Operations, WorkerThread } from '@gezhi/threads'

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

/** Internal work that is scheduled as one caller among others. */
const IN_PASSING: JobOptions = { urgency: 'later', caller: 'the process' }

/** Work for a free thread. */
type Work<O extends Operations<O>, Response> = (thread: WorkerThread<O>) => Promise<Response>

/** What one thread computes and others attach. */
export interface Sharing<O extends Operations<O>, Shared> {
  readonly load: Work<O, Shared>
  readonly attach: (thread: WorkerThread<O>, shared: Shared) => Promise<void>
}

interface Waiting<O extends Operations<O>> {
  readonly caller: string | undefined
  /** Order of arrival, between two jobs: before the caller of the last one and after all that waited then. */
  readonly arrived: number
  readonly urgency: Urgency
  readonly key: string
  /** The only thread that may run it, null for any. */
  readonly pinned: WorkerThread<O> | null
  readonly start: (thread: WorkerThread<O>) => void
  readonly reject: (error: Error) => void
}

/**
 * Assigns jobs to threads, one each at a time: urgent ones first, then those of the caller with the fewest running jobs who was served
 * longest ago. No caller gets all of several threads. An aborted job that still waits is dropped at once.
 */
export class JobQueue<O extends Operations<O>> {
  readonly #threads: readonly WorkerThread<O>[]
  readonly #free: Set<WorkerThread<O>>
  readonly #lastKey = new Map<WorkerThread<O>, string>()
  /** Number of threads used by each caller. */
  readonly #running = new Map<string, number>()
  /** By caller, the number of the round in which they last got a thread; of callers who wait or run. */
  readonly #served = new Map<string, number>()
  #sequence = 0
  #later = 0
  #waiting: Waiting<O>[] = []
  #closed = false

  constructor(threads: readonly WorkerThread<O>[]) {
    this.#threads = threads
    this.#free = new Set(threads)
  }

  async run<Name extends OperationName<O>>(
    operation: Name,
    request: O[Name]['request'],
    options: JobOptions = {},
  ): Promise<O[Name]['response']> {
    const thread = await this.#acquireThread(options, null)
    return this.#runOn(thread, () => thread.call(operation, request, options), options)
  }

  /** Loads on one thread, then attaches the result on each other one. */
  async shareWithAll<Shared>({ load, attach }: Sharing<O, Shared>): Promise<void> {
    const first = await this.#acquireThread({}, null)
    const shared = await this.#runOn(first, load)
    for (const pinned of this.#threads.filter((thread) => thread !== first)) {
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
    const shared = await this.#runOn(await this.#acquireThread(IN_PASSING, other), load, IN_PASSING)
    await this.#runOn(await this.#acquireThread(IN_PASSING, thread), () => attach(thread, shared), IN_PASSING)
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const job of this.#waiting.splice(0)) job.reject(new SearchError('closed', 'The search engine is closed'))
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  async #runOn<Response>(thread: WorkerThread<O>, work: Work<O, Response>, { urgency, caller }: JobOptions = {}): Promise<Response> {
    try {
      return await work(thread)
    } finally {
      if (urgency === 'later') this.#later--
      if (caller !== undefined) this.#leave(caller)
      this.#free.add(thread)
      this.#startWaiting()
    }
  }

  async #acquireThread(
    { urgency = 'first', key = '', signal, caller }: JobOptions,
    pinned: WorkerThread<O> | null,
  ): Promise<WorkerThread<O>> {
    if (this.#closed) throw new SearchError('closed', 'The search engine is closed')
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<WorkerThread<O>>()
    const job: Waiting<O> = { caller, arrived: this.#sequence - 0.5, urgency, key, pinned, start: resolve, reject }
    const leave = () => {
      this.#waiting = this.#waiting.filter((other) => other !== job)
      reject(signal!.reason as Error)
    }
    signal?.addEventListener('abort', leave, { once: true })
    this.#waiting.push(job)
    this.#startWaiting()
    return promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  #startWaiting(): void {
    for (let job = this.#nextJob(); job !== undefined; job = this.#nextJob()) {
      this.#waiting.splice(this.#waiting.indexOf(job), 1)
      const thread = job.pinned ?? this.#threadFor(job.key)
      this.#free.delete(thread)
      this.#lastKey.set(thread, job.key)
      if (job.urgency === 'later') this.#later++
      if (job.caller !== undefined) this.#enter(job.caller)
      job.start(thread)
    }
  }

  #nextJob(): Waiting<O> | undefined {
    if (this.#free.size === 0) return undefined
    const mayRunLater = this.#later < Math.max(1, this.#threads.length - 1)
    const ready = this.#waiting.filter((job) => (job.pinned === null || this.#free.has(job.pinned)) && this.#mayRun(job))
    return this.#fairest(ready.filter((job) => job.urgency === 'first')) ?? (mayRunLater ? this.#fairest(ready) : undefined)
  }

  #mayRun(job: Waiting<O>): boolean {
    return job.caller === undefined || this.#runningOf(job) < Math.max(1, this.#threads.length - 1)
  }

  /** Among equals the one that came first. */
  #fairest(jobs: readonly Waiting<O>[]): Waiting<O> | undefined {
    return jobs.toSorted((a, b) => this.#runningOf(a) - this.#runningOf(b) || this.#servedAt(a) - this.#servedAt(b))[0]
  }

  #runningOf({ caller }: Waiting<O>): number {
    return caller === undefined ? 0 : (this.#running.get(caller) ?? 0)
  }

  /** A new caller comes after those already waiting and before the one served last. */
  #servedAt({ caller, arrived }: Waiting<O>): number {
    return caller === undefined ? 0 : Math.max(arrived, this.#served.get(caller) ?? 0)
  }

  #enter(caller: string): void {
    this.#running.set(caller, (this.#running.get(caller) ?? 0) + 1)
    this.#served.set(caller, ++this.#sequence)
  }

  #leave(caller: string): void {
    const left = (this.#running.get(caller) ?? 1) - 1
    if (left > 0) return void this.#running.set(caller, left)
    this.#running.delete(caller)
    if (!this.#waiting.some((job) => job.caller === caller)) this.#served.delete(caller)
  }

  /** A further thread starts only when the others are busy: a rarely used engine takes the memory of one. */
  #threadFor(key: string): WorkerThread<O> {
    const free = [...this.#free]
    return free.find((thread) => this.#lastKey.get(thread) === key) ?? free.find((thread) => thread.isRunning) ?? free[0]!
  }
}
