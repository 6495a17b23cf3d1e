import { SearchError } from '@gezhi/search'
import type { WorkerThread } from '@gezhi/search/threads'

/** `first`: someone looks at an empty screen; `later`: counts, facets and long work, which never take the last free thread. */
export type Urgency = 'first' | 'later'

export interface JobOptions {
  readonly urgency?: Urgency
  readonly signal?: AbortSignal | undefined
  /** Whose job it is: no caller has all threads, and those who wait take turns. Left out for work of the process itself. */
  readonly caller?: string | undefined
  /** Jobs of one key like the same thread: it may still hold what the last one collected. */
  readonly key?: string
}

/** Work of the process that takes its turn as one caller among others. */
const IN_PASSING: JobOptions = { urgency: 'later', caller: 'the process' }

interface Waiting {
  readonly caller: string | undefined
  /** Between two turns: it came before whoever had the last one and after all who waited then. */
  readonly arrived: number
  readonly urgency: Urgency
  readonly key: string
  /** The only thread that may run it, null for any. */
  readonly pinned: WorkerThread | null
  readonly start: (thread: WorkerThread) => void
  readonly refuse: (error: Error) => void
}

/**
 * Hands jobs to threads, one each at a time: urgent ones first, then those of the caller who has fewest running and was served longest ago. Of
 * several threads no caller has all. An aborted job that still waits is dropped at once.
 */
export class JobQueue {
  readonly #threads: readonly WorkerThread[]
  readonly #free: Set<WorkerThread>
  readonly #lastKey = new Map<WorkerThread, string>()
  /** Threads each caller has. */
  readonly #running = new Map<string, number>()
  /** By caller, the number of the turn in which they were last given a thread; of callers who wait or run. */
  readonly #served = new Map<string, number>()
  #turns = 0
  #later = 0
  #waiting: Waiting[] = []
  #closed = false

  constructor(threads: readonly WorkerThread[]) {
    this.#threads = threads
    this.#free = new Set(threads)
  }

  async run<T>(call: string, argument: unknown, options: JobOptions = {}): Promise<T> {
    const thread = await this.#turn(options, null)
    return this.#runOn(thread, call, argument, options)
  }

  /** Runs a job on one thread and hands its answer, as `shared`, to each other one by the call `adopt`. */
  async runForAll(call: string, adopt: string, argument: object): Promise<void> {
    const first = await this.#turn({}, null)
    const shared = await this.#runOn(first, call, argument)
    for (const pinned of this.#threads.filter((thread) => thread !== first)) {
      await this.#runOn(await this.#turn({}, pinned), adopt, { ...argument, shared })
    }
  }

  /** The same for one thread, with the answer of one that is not in `without`, when callers leave time for it; nothing where there is none. */
  async runForOne(
    thread: WorkerThread,
    [call, adopt]: readonly [call: string, adopt: string],
    argument: object,
    without: ReadonlySet<WorkerThread> = new Set(),
  ): Promise<void> {
    const other = this.#threads.find((one) => one !== thread && !without.has(one))
    if (other === undefined) return
    const shared = await this.#runOn(await this.#turn(IN_PASSING, other), call, argument, IN_PASSING)
    await this.#runOn(await this.#turn(IN_PASSING, thread), adopt, { ...argument, shared }, IN_PASSING)
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const job of this.#waiting.splice(0)) job.refuse(new SearchError('closed', 'The search engine is closed'))
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  async #runOn<T>(thread: WorkerThread, call: string, argument: unknown, { urgency, signal, caller }: JobOptions = {}): Promise<T> {
    try {
      return await thread.run<T>(call, argument, signal)
    } finally {
      if (urgency === 'later') this.#later--
      if (caller !== undefined) this.#leave(caller)
      this.#free.add(thread)
      this.#startWaiting()
    }
  }

  async #turn({ urgency = 'first', key = '', signal, caller }: JobOptions, pinned: WorkerThread | null): Promise<WorkerThread> {
    if (this.#closed) throw new SearchError('closed', 'The search engine is closed')
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<WorkerThread>()
    const job: Waiting = { caller, arrived: this.#turns - 0.5, urgency, key, pinned, start: resolve, refuse: reject }
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

  #nextJob(): Waiting | undefined {
    if (this.#free.size === 0) return undefined
    const mayRunLater = this.#later < Math.max(1, this.#threads.length - 1)
    const ready = this.#waiting.filter((job) => (job.pinned === null || this.#free.has(job.pinned)) && this.#mayRun(job))
    return this.#fairest(ready.filter((job) => job.urgency === 'first')) ?? (mayRunLater ? this.#fairest(ready) : undefined)
  }

  #mayRun(job: Waiting): boolean {
    return job.caller === undefined || this.#runningOf(job) < Math.max(1, this.#threads.length - 1)
  }

  /** Of equals the one that came first. */
  #fairest(jobs: readonly Waiting[]): Waiting | undefined {
    return jobs.toSorted((a, b) => this.#runningOf(a) - this.#runningOf(b) || this.#servedAt(a) - this.#servedAt(b))[0]
  }

  #runningOf({ caller }: Waiting): number {
    return caller === undefined ? 0 : (this.#running.get(caller) ?? 0)
  }

  /** Whoever comes anew stands behind those who wait already, and before whoever had a turn just now. */
  #servedAt({ caller, arrived }: Waiting): number {
    return caller === undefined ? 0 : Math.max(arrived, this.#served.get(caller) ?? 0)
  }

  #enter(caller: string): void {
    this.#running.set(caller, (this.#running.get(caller) ?? 0) + 1)
    this.#served.set(caller, ++this.#turns)
  }

  #leave(caller: string): void {
    const left = (this.#running.get(caller) ?? 1) - 1
    if (left > 0) return void this.#running.set(caller, left)
    this.#running.delete(caller)
    if (!this.#waiting.some((job) => job.caller === caller)) this.#served.delete(caller)
  }

  #threadFor(key: string): WorkerThread {
    const free = [...this.#free]
    return free.find((thread) => this.#lastKey.get(thread) === key) ?? free[0]!
  }
}
