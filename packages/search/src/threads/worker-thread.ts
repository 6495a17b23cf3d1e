import { Worker } from 'node:worker_threads'
import { SearchError } from '../search-error.ts'
import { fromWireError, type Job, type Reply } from './messages.ts'
import type { ThreadData } from './serve-jobs.ts'

/** Left alone, each thread lets its young objects grow to 100 MB before it looks which still live; collecting early costs no time that can be measured. */
const YOUNG_GENERATION_MB = 12

/** What becomes of a thread that does not stop when its job is aborted. */
export interface ReplacementOptions {
  /** ms an aborted job may take to stop; then its thread is ended, and another one started for the next job. */
  readonly after: number
  /** Told when that has happened: what the thread held in memory is gone. */
  readonly onReplaced: (thread: WorkerThread) => void
}

/**
 * One worker thread, given one job at a time; between jobs it does not keep the process alive. A thread that dies fails its job and is started
 * again for the next; with `replacement` also one that does not stop when it is asked to.
 */
export class WorkerThread {
  readonly #url: URL
  readonly #settings: unknown
  readonly #replacement: ReplacementOptions | null
  /** One for each worker: a job that was given up must not go on when the next one starts. */
  #cancel = new Int32Array(new SharedArrayBuffer(4))
  #worker: Worker | null = null
  #settle: ((reply: Reply | Error) => void) | null = null
  #closed = false

  constructor(url: URL, settings: unknown, replacement: ReplacementOptions | null = null) {
    this.#url = url
    this.#settings = settings
    this.#replacement = replacement
  }

  get busy(): boolean {
    return this.#settle !== null
  }

  /** Must not be called while busy. Rejects with the signal's reason when aborted, after the thread has stopped working on it or was replaced. */
  async run<T>(call: string, argument: unknown, signal?: AbortSignal): Promise<T> {
    if (this.#closed) throw new SearchError('closed', 'The search engine is closed')
    signal?.throwIfAborted()
    let giveUp: NodeJS.Timeout | undefined
    const stop = () => {
      Atomics.store(this.#cancel, 0, 1)
      if (this.#replacement !== null) giveUp = setTimeout(() => this.#replace(), this.#replacement.after)
    }
    Atomics.store(this.#cancel, 0, 0)
    signal?.addEventListener('abort', stop, { once: true })
    try {
      const reply = await this.#post({ call, argument })
      signal?.throwIfAborted()
      if ('cancelled' in reply) throw new SearchError('failed', 'The search was stopped')
      if ('error' in reply) throw fromWireError(reply.error)
      return reply.value as T
    } finally {
      signal?.removeEventListener('abort', stop)
      clearTimeout(giveUp)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#worker?.terminate()
    this.#settle?.(new SearchError('closed', 'The search engine is closed'))
  }

  /** Lets go of a worker that does not stop. It ends when what it does in native code is done: nothing can end that earlier. */
  #replace(): void {
    const worker = this.#worker
    if (worker === null || this.#settle === null) return
    worker.removeAllListeners()
    // Whatever it still reports is of a job that nobody waits for.
    worker.on('error', () => {})
    void worker.terminate()
    this.#settle({ cancelled: true })
    this.#worker = null
    this.#cancel = new Int32Array(new SharedArrayBuffer(4))
    this.#replacement?.onReplaced(this)
  }

  async #post(job: Job): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    const worker = this.#started()
    worker.ref()
    this.#settle = (reply) => {
      this.#settle = null
      worker.unref()
      if (reply instanceof Error) reject(reply)
      else resolve(reply)
    }
    try {
      worker.postMessage(job)
    } catch (error) {
      this.#settle?.(new SearchError('failed', `The request cannot be sent to the engine: ${String(error)}`, { cause: error }))
    }
    return promise
  }

  #started(): Worker {
    if (this.#worker !== null) return this.#worker
    const workerData: ThreadData = { cancel: this.#cancel.buffer, settings: this.#settings }
    const worker = new Worker(this.#url, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB } })
    worker.on('message', (reply: Reply) => this.#settle?.(reply))
    worker.on('error', (error) => this.#settle?.(new SearchError('failed', `The search thread failed: ${String(error)}`, { cause: error })))
    worker.on('exit', () => {
      this.#worker = null
      this.#settle?.(new SearchError(this.#closed ? 'closed' : 'failed', 'The search thread ended'))
    })
    this.#worker = worker
    return worker
  }
}
