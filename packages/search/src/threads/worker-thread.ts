import { Worker } from 'node:worker_threads'
import { SearchError } from '../search-error.ts'
import { fromWireError, type Job, type Reply } from './messages.ts'
import type { ThreadData } from './serve-jobs.ts'

/** Left alone, each thread lets its young objects grow to 100 MB before it looks which still live; collecting early costs no time that can be measured. */
const YOUNG_GENERATION_MB = 12

/** One worker thread, given one job at a time; between jobs it does not keep the process alive. A thread that dies fails its job and is started again for the next. */
export class WorkerThread {
  readonly #url: URL
  readonly #settings: unknown
  readonly #cancel = new Int32Array(new SharedArrayBuffer(4))
  #worker: Worker | null = null
  #settle: ((reply: Reply | Error) => void) | null = null
  #closed = false

  constructor(url: URL, settings: unknown) {
    this.#url = url
    this.#settings = settings
  }

  get busy(): boolean {
    return this.#settle !== null
  }

  /** Must not be called while busy. Rejects with the signal's reason when aborted, after the thread has stopped working on it. */
  async run<T>(call: string, argument: unknown, signal?: AbortSignal): Promise<T> {
    if (this.#closed) throw new SearchError('closed', 'The search engine is closed')
    signal?.throwIfAborted()
    const stop = () => void Atomics.store(this.#cancel, 0, 1)
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
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#worker?.terminate()
    this.#settle?.(new SearchError('closed', 'The search engine is closed'))
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
