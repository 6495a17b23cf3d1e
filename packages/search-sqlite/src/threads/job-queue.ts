import { SearchError } from '@gezhi/search'
import type { WorkerThread } from '@gezhi/search/threads'

/** `first`: someone looks at an empty screen; `later`: counts, facets and long work, which never take the last free thread. */
export type Urgency = 'first' | 'later'

export interface JobOptions {
  readonly urgency?: Urgency
  readonly signal?: AbortSignal | undefined
  /** Jobs of one key like the same thread: it may still hold what the last one collected. */
  readonly key?: string
}

interface Waiting {
  readonly urgency: Urgency
  readonly key: string
  /** The only thread that may run it, null for any. */
  readonly pinned: WorkerThread | null
  readonly start: (thread: WorkerThread) => void
  readonly refuse: (error: Error) => void
}

/** Hands jobs to threads, one each at a time, urgent ones first. An aborted job that still waits is dropped at once. */
export class JobQueue {
  readonly #threads: readonly WorkerThread[]
  readonly #free: Set<WorkerThread>
  readonly #lastKey = new Map<WorkerThread, string>()
  #later = 0
  #waiting: Waiting[] = []
  #closed = false

  constructor(threads: readonly WorkerThread[]) {
    this.#threads = threads
    this.#free = new Set(threads)
  }

  async run<T>(call: string, argument: unknown, options: JobOptions = {}): Promise<T> {
    const { urgency = 'first', signal } = options
    const thread = await this.#turn(options, null)
    return this.#runOn(thread, call, argument, urgency, signal)
  }

  /** Runs a job on one thread and hands its answer, as `shared`, to each other one by the call `adopt`. */
  async runForAll(call: string, adopt: string, argument: object): Promise<void> {
    const first = await this.#turn({}, null)
    const shared = await this.#runOn(first, call, argument, 'first', undefined)
    for (const pinned of this.#threads.filter((thread) => thread !== first)) {
      await this.#runOn(await this.#turn({}, pinned), adopt, { ...argument, shared }, 'first', undefined)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const job of this.#waiting.splice(0)) job.refuse(new SearchError('closed', 'The search engine is closed'))
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  async #runOn<T>(thread: WorkerThread, call: string, argument: unknown, urgency: Urgency, signal: AbortSignal | undefined): Promise<T> {
    try {
      return await thread.run<T>(call, argument, signal)
    } finally {
      if (urgency === 'later') this.#later--
      this.#free.add(thread)
      this.#startWaiting()
    }
  }

  async #turn({ urgency = 'first', key = '', signal }: JobOptions, pinned: WorkerThread | null): Promise<WorkerThread> {
    if (this.#closed) throw new SearchError('closed', 'The search engine is closed')
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<WorkerThread>()
    const job: Waiting = { urgency, key, pinned, start: resolve, refuse: reject }
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
      job.start(thread)
    }
  }

  #nextJob(): Waiting | undefined {
    if (this.#free.size === 0) return undefined
    const mayRunLater = this.#later < Math.max(1, this.#threads.length - 1)
    const ready = this.#waiting.filter((job) => job.pinned === null || this.#free.has(job.pinned))
    return ready.find((job) => job.urgency === 'first') ?? (mayRunLater ? ready[0] : undefined)
  }

  #threadFor(key: string): WorkerThread {
    const free = [...this.#free]
    return free.find((thread) => this.#lastKey.get(thread) === key) ?? free[0]!
  }
}
