import type { IndexWriting } from '../engine-parts.ts'
import type { JobOptions } from './job-options.ts'
import type { JobQueue } from './job-queue.ts'
import type { WriterOperations } from './writer-protocol.ts'
import type { OperationName } from '@gezhi/threads'

/** ms without a write after which the thread of a writer, its caches and the thread that prepares records for it are ended. */
const IDLE_MS = 5000

/** What begins and ends a build, which exists in the thread only. */
const BUILDING: Partial<Record<keyof WriterOperations, boolean>> = { beginBuild: true, finishBuild: false, abandonBuild: false }

/** Opens an index for writing on the first write: its thread does not start before, and ends when nothing was written for a while. */
export class LateWriter implements IndexWriting {
  readonly #queue: JobQueue<WriterOperations>
  #opened: Promise<string> | null = null
  #running = 0
  #building = false
  #idleTimer: NodeJS.Timeout | undefined

  constructor(queue: JobQueue<WriterOperations>) {
    this.#queue = queue
  }

  /** Path of the index. After a failure it is opened again on the next call. */
  open(): Promise<string> {
    return this.#whileBusy(() => this.#open())
  }

  run<Name extends OperationName<WriterOperations>>(
    operation: Name,
    request: WriterOperations[Name]['request'],
    options?: JobOptions,
  ): Promise<WriterOperations[Name]['response']> {
    return this.#whileBusy(async () => {
      await this.#open()
      this.#building = BUILDING[operation] ?? this.#building
      return this.#queue.run(operation, request, options)
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#idleTimer)
    // If closing fails, the next line terminates the thread.
    if (this.#opened !== null) await this.#queue.run('close', null).catch(() => {})
    await this.#queue.close()
  }

  #open(): Promise<string> {
    return (this.#opened ??= this.#queue.run('open', null).catch((error: unknown) => {
      this.#opened = null
      throw error
    }))
  }

  async #whileBusy<Response>(work: () => Promise<Response>): Promise<Response> {
    clearTimeout(this.#idleTimer)
    this.#running += 1
    try {
      return await work()
    } finally {
      this.#running -= 1
      if (this.#running === 0 && !this.#building) this.#idleTimer = setTimeout(() => this.#stopIdle(), IDLE_MS).unref()
    }
  }

  /** A later write opens the index anew, behind this. */
  #stopIdle(): void {
    this.#opened = null
    // Stopping only frees memory; a thread that fails at it has ended as well.
    this.#queue.stopAfter('close', null).catch(() => {})
  }
}
