import type { IndexWriting } from '../sqlite-engine.ts'
import type { JobOptions, JobQueue } from './job-queue.ts'
import type { WriterOperations } from './writer-protocol.ts'
import type { OperationName } from '@gezhi/threads'

/** Opens an index for writing when something is first written: until then its thread does not start. */
export class LateWriter<R extends object> implements IndexWriting<R> {
  readonly #queue: JobQueue<WriterOperations<R>>
  #opened: Promise<string> | null = null

  constructor(queue: JobQueue<WriterOperations<R>>) {
    this.#queue = queue
  }

  /** Path of the index. One that could not be opened is opened again the next time. */
  open(): Promise<string> {
    return (this.#opened ??= this.#queue.run('open', null).catch((error: unknown) => {
      this.#opened = null
      throw error
    }))
  }

  async run<Name extends OperationName<WriterOperations<R>>>(
    operation: Name,
    request: WriterOperations<R>[Name]['request'],
    options?: JobOptions,
  ): Promise<WriterOperations<R>[Name]['response']> {
    await this.open()
    return this.#queue.run(operation, request, options)
  }

  async close(): Promise<void> {
    // A writer that fails to close in order is ended with its thread on the next line.
    if (this.#opened !== null) await this.#queue.run('close', null).catch(() => {})
    await this.#queue.close()
  }
}
