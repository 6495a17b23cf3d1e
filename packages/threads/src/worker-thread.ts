import { Worker, type ResourceLimits } from 'node:worker_threads'
import type { Job, Outcome, Reply, ThreadData } from './messages.ts'
import type { OperationName, Operations } from './operations.ts'
import type { ThreadProtocol } from './thread-protocol.ts'
import { afterDelays } from './after-delays.ts'
import { Mutex } from './mutex.ts'

/** By default each thread's young generation grows to 100 MB before it is collected; collecting earlier has no measurable cost. */
const YOUNG_GENERATION_MB = 12

export interface ThreadOptions<O extends Operations<O>> {
  /**
   * ms a cancelled job may take to stop, longer on a machine so busy that timers are late; then the call rejects, the thread is
   * terminated, and the next call starts another one. Without it a call rejects when its job has stopped by itself.
   */
  readonly stopsWithin?: number
  /** Called when a thread was replaced: its in-memory data is lost. */
  readonly onReplaced?: (thread: WorkerThread<O>) => void
  readonly resourceLimits?: ResourceLimits
}

export interface CallOptions {
  /** Cancels the job: a waiting one does not start, a running one is signalled to stop (`throwIfCancelled`). */
  readonly signal?: AbortSignal | undefined
}

/**
 * The calling side of one worker thread. Calls are served one after the other. The thread starts with the first call, and again with the
 * next one after it died; without pending calls it does not keep the process alive.
 */
export class WorkerThread<O extends Operations<O>, Settings = unknown> {
  readonly #protocol: ThreadProtocol<O, Settings>
  readonly #settings: Settings
  readonly #options: ThreadOptions<O>
  readonly #mutex = new Mutex()
  /** One per worker: an abandoned job must not continue when the next one starts. */
  #cancel = new Int32Array(new SharedArrayBuffer(4))
  #worker: Worker | null = null
  #settle: ((outcome: (Outcome<never> & { readonly processorTime?: number }) | Error) => void) | null = null
  #closed = false
  #processorTime = 0

  constructor(protocol: ThreadProtocol<O, Settings>, settings: Settings, options: ThreadOptions<O> = {}) {
    this.#protocol = protocol
    this.#settings = settings
    this.#options = options
  }

  /** Whether its worker is running: a call then need not wait for its start. */
  get isRunning(): boolean {
    return this.#worker !== null
  }

  /** Processor time in ms used for all calls so far. Calls without a reply, because the thread was replaced or died, count their duration. */
  get processorTime(): number {
    return this.#processorTime
  }

  /** Rejects with what the handler threw, with `ThreadErrors.failure` if the thread could not reply, or with the signal's reason. */
  async call<Name extends OperationName<O>>(
    operation: Name,
    request: O[Name]['request'],
    { signal }: CallOptions = {},
  ): Promise<O[Name]['response']> {
    await this.#mutex.take(signal)
    try {
      if (this.#closed) throw this.#failure('closed', 'The thread is closed')
      signal?.throwIfAborted()
      return await this.#answer(operation, request, signal)
    } finally {
      this.#mutex.leave()
    }
  }

  /** Ends the worker after the calls before it, to free its memory; what it held is lost, and the next call starts another. */
  async stop(): Promise<void> {
    await this.#mutex.take(undefined)
    try {
      await this.#worker?.terminate()
    } finally {
      this.#mutex.leave()
    }
  }

  /** Terminates the thread; running and waiting calls reject. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#worker?.terminate()
    this.#settle?.(this.#failure('closed', 'The thread is closed'))
  }

  async #answer<Name extends OperationName<O>>(
    operation: Name,
    request: O[Name]['request'],
    signal: AbortSignal | undefined,
  ): Promise<O[Name]['response']> {
    const { stopsWithin } = this.#options
    let stopWaiting = () => {}
    const stop = () => {
      Atomics.store(this.#cancel, 0, 1)
      if (stopsWithin !== undefined) stopWaiting = afterDelays(stopsWithin, () => this.#replace())
    }
    Atomics.store(this.#cancel, 0, 0)
    signal?.addEventListener('abort', stop, { once: true })
    try {
      const reply = await this.#post({ operation, request })
      signal?.throwIfAborted()
      if ('cancelled' in reply) throw this.#failure('failed', 'The call was cancelled')
      if ('error' in reply) throw this.#protocol.errors.decode(reply.error)
      return reply.response
    } finally {
      signal?.removeEventListener('abort', stop)
      stopWaiting()
    }
  }

  /** Abandons a worker that does not stop. It ends when its native code returns, which cannot be interrupted. */
  #replace(): void {
    const worker = this.#worker
    if (worker === null || this.#settle === null) return
    worker.removeAllListeners()
    // Anything it still reports belongs to an abandoned job.
    worker.on('error', () => {})
    void worker.terminate()
    this.#settle({ cancelled: true })
    this.#worker = null
    this.#cancel = new Int32Array(new SharedArrayBuffer(4))
    this.#options.onReplaced?.(this)
  }

  async #post<Name extends OperationName<O>>(job: Job<O, Name>): Promise<Outcome<O[Name]['response']>> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome<O[Name]['response']>>()
    const worker = this.#started()
    const start = performance.now()
    worker.ref()
    this.#settle = (outcome) => {
      this.#settle = null
      this.#processorTime += ('processorTime' in outcome ? outcome.processorTime : undefined) ?? performance.now() - start
      worker.unref()
      if (outcome instanceof Error) reject(outcome)
      else resolve(outcome)
    }
    try {
      worker.postMessage(job)
    } catch (error) {
      this.#settle?.(this.#failure('failed', `The request cannot be sent to its thread: ${String(error)}`, error))
    }
    return promise
  }

  #started(): Worker {
    if (this.#worker !== null) return this.#worker
    const workerData: ThreadData<Settings> = { cancel: this.#cancel.buffer, settings: this.#settings }
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB, ...this.#options.resourceLimits }
    const worker = new Worker(this.#protocol.url, { workerData, resourceLimits })
    worker.on('message', (reply: Reply<never>) => this.#settle?.(reply))
    worker.on('error', (error) => this.#settle?.(this.#failure('failed', `The thread failed: ${String(error)}`, error)))
    worker.on('exit', () => {
      this.#worker = null
      this.#settle?.(this.#closed ? this.#failure('closed', 'The thread is closed') : this.#failure('failed', 'The thread ended'))
    })
    this.#worker = worker
    return worker
  }

  #failure(...failure: Parameters<ThreadProtocol<O, Settings>['errors']['failure']>): Error {
    return this.#protocol.errors.failure(...failure)
  }
}
