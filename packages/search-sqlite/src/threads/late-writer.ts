import type { IndexWriting } from '../sqlite-engine.ts'
import type { JobOptions } from './job-options.ts'
import type { JobQueue } from './job-queue.ts'
import type { WriterOperations } from './writer-protocol.ts'
import type { OperationName } from '@gezhi/threads'

/** Opens an index for writing on the first write: its thread does not start before. */
export class LateWriter<R extends object> implements IndexWriting<R> {
  readonly #queue: JobQueue<WriterOperations<R>>
  #opened: Promise<string> | null = null

  constructor(queue: JobQueue<WriterOperations<R>>) {
    this.#queue = queue
  }

  /** Path of the index. After a failure it is opened again on the next call. */
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
    // If closing fails, the next line terminates the thread.
    if (this.#opened !== null) await this.#queue.run('close', null).catch(() => {})
    await this.#queue.close()
  }
}
